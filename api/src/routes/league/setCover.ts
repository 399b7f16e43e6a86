import { Refusal } from '../../errors.js';
import { limitPerAddress } from '../../identity/rateLimits.js';
import { loadLeagues, lockLeagueAsAdmin } from '../../leagues/storedLeague.js';
import { route } from '../../routing/route.js';
import { replacePicture } from '../../uploads/replacePicture.js';
import { answerLeague } from './answerLeague.js';

/** Nothing is drawn for who may not. */
export const setCover = route(
  'POST league/cover',
  async ({ context, body, file, caller }) => {
    const [known] = await loadLeagues(context, [body.leagueId]);
    if (!known) throw new Refusal('not-found');
    if (known.adminId !== caller.userId) throw new Refusal('forbidden');
    return replacePicture(context.env, { kind: 'cover', file }, (cover) =>
      context.withTransaction(async (transaction) => {
        const league = await lockLeagueAsAdmin(context, body.leagueId, caller, transaction);
        const before = league.cover;
        await league.update({ cover }, { transaction });
        return { answer: await answerLeague(context, league, transaction), before };
      }),
    );
  },
  [limitPerAddress('upload')],
);
