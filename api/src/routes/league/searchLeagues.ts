import { loadCompetition } from '../../competition/loadCompetition.js';
import { Refusal } from '../../errors.js';
import { limitPerAddress } from '../../identity/rateLimits.js';
import { findByCode, findByName, loadCards } from '../../leagues/findLeagues.js';
import { route } from '../../routing/route.js';

export const searchLeagues = route(
  'GET leagues/search',
  async ({ context, query, caller }) => {
    const competition = await loadCompetition(context, query);
    if (!competition) throw new Refusal('not-found');
    const byCode = await findByCode(context, competition, query.name);
    const { total, ids } =
      byCode === null
        ? await findByName(context, competition.id, query)
        : { total: 1, ids: query.pageNumber === 1 ? [byCode] : [] };
    return { totalRecords: total, data: await loadCards(context, ids, caller) };
  },
  [limitPerAddress('leagueSearch')],
);

export const getInvite = route(
  'GET leagues/invite/{code}',
  async ({ context, params, caller }) => {
    const competition = await loadCompetition(context);
    if (!competition) throw new Refusal('not-found');
    const id = await findByCode(context, competition, params.code);
    const [league] = id === null ? [] : await loadCards(context, [id], caller);
    if (!league) throw new Refusal('invite-invalid');
    return { league };
  },
  [limitPerAddress('leagueSearch')],
);
