import { Refusal } from '../../errors.js';
import { limitPerAddress } from '../../identity/rateLimits.js';
import { loadLeagues, lockLeagueAsAdmin } from '../../leagues/storedLeague.js';
import { route } from '../../routing/route.js';
import { removeCover, writeCover } from '../../uploads/covers.js';
import { drawCover } from '../../uploads/drawCover.js';
import { answerLeague } from './answerLeague.js';

/** Nothing is drawn for who may not, nothing is written before the picture is whole, and the old one goes once the new one is known. */
export const setCover = route(
  'POST league/cover',
  async ({ context, body, file, caller }) => {
    const { env } = context;
    const [known] = await loadLeagues(context, [body.leagueId]);
    if (!known) throw new Refusal('not-found');
    if (known.adminId !== caller.userId) throw new Refusal('forbidden');
    if (!file || file.length === 0) throw new Refusal('upload-missing');
    const cover = await writeCover(env, await drawCover(file));
    let unused: string | null = cover;
    try {
      const { answer, before } = await context.withTransaction(async (transaction) => {
        const league = await lockLeagueAsAdmin(context, body.leagueId, caller, transaction);
        const before = league.cover;
        await league.update({ cover }, { transaction });
        return { answer: await answerLeague(context, league, transaction), before };
      });
      unused = before;
      return answer;
    } finally {
      await removeCover(env, unused);
    }
  },
  [limitPerAddress('upload')],
);
