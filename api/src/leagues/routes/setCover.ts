import { limitPerAddress } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import { replacePicture } from '../../infra/uploads/replacePicture.js';
import { requirePlayable } from '../../tournament/index.js';
import { authorizeInLeague } from '../policies/policies.js';
import { route } from '../route.js';
import { loadLeagues, lockLeagueAsAdmin } from '../storedLeague.js';
import { answerLeague } from './answerLeague.js';

/** Callers without the right are refused before the picture is encoded. */
export const setCover = route(
  'POST league/cover',
  async ({ context, body, file, caller }) => {
    const [target] = await loadLeagues(context, [body.leagueId]);
    if (!target) throw new Refusal('not-found');
    authorizeInLeague('league.change', { userId: caller.userId, league: target });
    await requirePlayable(context, target.competitionId);
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
