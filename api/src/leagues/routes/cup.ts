import { withIdempotency } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import { readSeasonConsistently } from '../../teams/index.js';
import { cancelCup as cancel, drawCup as draw } from '../commands/drawCup.js';
import { loadCup } from '../loadCup.js';
import { route } from '../route.js';
import { lockLeagueAsAdmin, requireLeague } from '../storedLeague.js';

export const getCup = route('GET league/{id}/cup', async ({ context, params, caller }) => {
  const league = await requireLeague(context, params.id, caller);
  const { competitionId } = league;
  const cup = await readSeasonConsistently(context, { competitionId }, (season) =>
    loadCup(context, league, season),
  );
  return { cup };
});

export const drawCup = route('POST league/{id}/cup', async (call) => {
  const { context, params, body, caller } = call;
  return withIdempotency(call, async (transaction) => {
    const league = await lockLeagueAsAdmin(context, params.id, caller, transaction);
    const season = await draw(context, league, body, transaction);
    const cup = await loadCup(context, league, season, transaction);
    if (!cup) throw new Refusal('not-found');
    return { cup };
  });
});

export const cancelCup = route('POST league/{id}/cup/cancel', async (call) => {
  const { context, params, caller } = call;
  return withIdempotency(call, async (transaction) => {
    const league = await lockLeagueAsAdmin(context, params.id, caller, transaction);
    await cancel(context, league, transaction);
    return { ok: true } as const;
  });
});
