import type { ResponseOf } from '@euro/api-contract';
import { addressOf, type Call, limitPerAddress } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import { type LoadedCompetition, requireCompetition } from '../../tournament/index.js';
import type { LeaguesContext } from '../context.js';
import { findByCode, findByName, loadCards } from '../findLeagues.js';
import { looksLikeCode } from '../inviteCodes.js';
import { route } from '../route.js';
import { isWrongCode, tryInvite } from '../tryInvite.js';

type Answer = ResponseOf<'GET leagues/search'>;
type SearchCall = Pick<Call<'GET leagues/search', LeaguesContext>, 'context' | 'query' | 'caller' | 'http'>;

export const searchLeagues = route(
  'GET leagues/search',
  async (call) => {
    const { context, query } = call;
    const competition = await requireCompetition(context);
    const isCode = context.inviteCodes.read(query.name, competition) !== null;
    if (!isCode && !looksLikeCode(query.name)) return searchByName(call, competition);
    return searchByCode(call, competition, isCode);
  },
  [limitPerAddress('leagueSearch')],
);

async function searchByName(
  { context, query, caller }: SearchCall,
  competition: LoadedCompetition,
): Promise<Answer> {
  const { total, ids } = await findByName(context, competition.id, query);
  return { totalRecords: total, data: await loadCards(context, ids, caller) };
}

/** A text in the form of a code may be a name, too; it counts as a wrong code unless it finds a league. */
async function searchByCode(
  call: SearchCall,
  competition: LoadedCompetition,
  isCode: boolean,
): Promise<Answer> {
  const { context, query, caller, http } = call;
  let page: Answer | null = null;
  try {
    return await tryInvite(context, { caller, address: addressOf(http) }, async () => {
      const id = await findByCode(context, competition, query.name);
      if (id !== null) {
        const ids = query.pageNumber === 1 ? [id] : [];
        return { totalRecords: 1, data: await loadCards(context, ids, caller) };
      }
      page = await searchByName(call, competition);
      if (!isCode && page.totalRecords > 0) return page;
      throw new Refusal('invite-invalid');
    });
  } catch (error) {
    if (page && isWrongCode(error)) return page;
    throw error;
  }
}

export const getInvite = route(
  'GET leagues/invite/{code}',
  async ({ context, params, caller, http }) => {
    const competition = await requireCompetition(context);
    return tryInvite(context, { caller, address: addressOf(http) }, async () => {
      const id = await findByCode(context, competition, params.code);
      const [league] = id === null ? [] : await loadCards(context, [id], caller);
      if (!league) throw new Refusal('invite-invalid');
      return { league };
    });
  },
  [limitPerAddress('leagueSearch')],
);
