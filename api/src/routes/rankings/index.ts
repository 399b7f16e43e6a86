import { requireCatalogue } from '../../catalogue/requireCatalogue.js';
import { lastScoredWeek } from '../../catalogue/visibility.js';
import { type Route, route } from '../../routing/route.js';
import { loadOwnRow, loadRankingPage, searchRanking } from './loadRanking.js';
import { presentRankingRow } from './presentRankingRow.js';

const NOTHING_YET = { totalRecords: 0, weekId: null, confirmed: false, data: [], own: null };

const getRanking = route('GET rankings/{type}', async ({ context, params, query, caller }) => {
  const catalogue = await requireCatalogue(context, query);
  const last = lastScoredWeek(catalogue, context.clock.now());
  // Without a matchday, or with "all" (-1), the latest is meant.
  const weekId = query.weekId === undefined || query.weekId < 1 ? last : query.weekId;
  const matchday = catalogue.matchdays.find((candidate) => candidate.weekId === weekId);
  if (!matchday || last === null || matchday.weekId > last || matchday.version === null) return NOTHING_YET;

  const choice = { type: params.type, competitionId: catalogue.competition.id, weekId: matchday.weekId };
  const own = caller ? loadOwnRow(context, choice, caller.userId) : null;
  const { total, records } = query.name
    ? await searchRanking(context, choice, query, query.name)
    : { total: matchday.teams, records: await loadRankingPage(context, choice, query) };
  const ownRecord = await own;
  return {
    totalRecords: total,
    weekId: matchday.weekId,
    confirmed: matchday.state === 'confirmed',
    data: records.map(presentRankingRow),
    own: ownRecord && presentRankingRow(ownRecord),
  };
});

export const rankingRoutes: readonly Route[] = [getRanking];
