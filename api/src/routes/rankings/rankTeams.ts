import type { ParsedQueryOf, ResponseOf } from '@euro/api-contract';
import { type Catalogue, latestCatalogue } from '../../catalogue/index.js';
import { lastScoredWeek } from '../../catalogue/visibility.js';
import type { AppContext } from '../../context.js';
import { Refusal } from '../../errors.js';
import type { Language } from '../../messages/messageOf.js';
import {
  findTeams,
  keptPlaces,
  loadOwnTeams,
  loadRankedTeams,
  placesAmong,
  punditTeams,
  type RankingPlaces,
  readNames,
} from '../../rankings/index.js';
import type { Caller } from '../../routing/caller.js';
import { prizesByRank } from '../prizes/prizesByRank.js';
import { type ChosenRanking, chooseRanking, type TeamRanking } from './chooseRanking.js';
import { presentRankingRow } from './presentRankingRow.js';

type Answer = ResponseOf<'GET rankings/{type}'>;
type PrizesOf = (rank: number) => string[];

export interface RankingCall {
  readonly catalogue: Catalogue;
  readonly query: ParsedQueryOf<'GET rankings/{type}'>;
  readonly caller: Caller | null;
  readonly language: Language;
}

/** More publications than can happen while a ranking is read. */
const ATTEMPTS = 5;

/** A page of a ranking of all teams, or of the pundits' (spec §9: 20 of those); all of it of one published state. */
export async function rankTeams(context: AppContext, type: TeamRanking, call: RankingCall): Promise<Answer> {
  let catalogue: Catalogue | null = call.catalogue;
  for (let attempt = 0; catalogue && attempt < ATTEMPTS; attempt += 1) {
    const answer = await rankTeamsOf(context, type, { ...call, catalogue });
    if (answer) return answer;
    catalogue = await latestCatalogue(context);
  }
  throw new Refusal('not-available', undefined, { 'Retry-After': '1' });
}

/** Null when what the catalogue takes for published is not any more. */
async function rankTeamsOf(
  context: AppContext,
  type: TeamRanking,
  { catalogue, query, caller, language }: RankingCall,
): Promise<Answer | null> {
  const { competition, matchdays } = catalogue;
  const { settings } = competition;
  const lastScored = lastScoredWeek(catalogue, context.clock.now());
  const { choices, span, ranking } = chooseRanking(type, query, { matchdays, lastScored, settings });
  if (query.rankingTypeId !== undefined && choices.length > 0 && type !== 'month' && !span) {
    throw new Refusal('not-found');
  }
  const head = { chosen: span?.id ?? null, choices: choices.map((one) => presentChoice(one, language)) };
  const matchday = matchdays.find(({ weekId }) => weekId === ranking?.weekId);
  if (!ranking || !matchday || matchday.version === null) {
    return { ...head, totalRecords: 0, weekId: null, confirmed: false, data: [], ...NO_OWN };
  }
  const { version } = matchday;
  const found = await keptPlaces(context, { competitionId: competition.id, version, ...ranking });
  if (found.version !== version) return null;
  const whole = found.places;
  const pundits = type === 'pundits' ? await punditTeams(context, competition.id) : null;
  const places = pundits ? placesAmong(whole, (teamId) => pundits.has(teamId)) : whole;
  context.background.run('read the names of teams', () => readNames(context));
  const prizesOf = await prizesByRank(context, catalogue, type, span);
  const [page, own] = await Promise.all([
    loadPage(context, places, { ...query, pageRecords: query.pageRecords ?? (pundits ? 20 : 10) }, prizesOf),
    caller ? loadOwn(context, places, { competition, caller }, prizesOf) : NO_OWN,
  ]);
  return { ...head, ...page, weekId: ranking.weekId, confirmed: matchday.state === 'confirmed', ...own };
}

function presentChoice(choice: ChosenRanking['choices'][number], language: Language) {
  const { id, firstWeek, lastWeek } = choice;
  return { id, name: 'name' in choice ? choice.name[language] : null, firstWeek, lastWeek };
}

interface Page {
  readonly pageNumber: number;
  readonly pageRecords: number;
  readonly name?: string | undefined;
}

/** A page of the whole ranking, or of the teams found by name, with the ranks they have in the whole. */
async function loadPage(
  context: AppContext,
  places: RankingPlaces,
  { pageNumber, pageRecords, name }: Page,
  prizesOf: PrizesOf,
): Promise<Pick<Answer, 'totalRecords' | 'data'>> {
  const from = (pageNumber - 1) * pageRecords;
  const to = from + pageRecords;
  const { total, places: shown } = name
    ? places.marked(await findTeams(context, name), from, to)
    : { total: places.length, places: places.slice(from, to) };
  const teams = await loadRankedTeams(
    context,
    shown.map(({ teamId }) => teamId),
  );
  const data = shown.flatMap((place) => {
    const team = teams.get(place.teamId);
    return team ? [presentRankingRow(team, place, prizesOf)] : [];
  });
  return { totalRecords: total, data };
}

const NO_OWN = { own: null, ownPosition: null };

/** The row of the caller's oldest team that is in the ranking, wherever it stands. */
async function loadOwn(
  context: AppContext,
  places: RankingPlaces,
  { competition, caller }: { competition: Catalogue['competition']; caller: Caller },
  prizesOf: PrizesOf,
): Promise<Pick<Answer, 'own' | 'ownPosition'>> {
  const teams = await loadOwnTeams(context, competition.id, caller.userId);
  const [index] = places
    .indexesOf((teamId) => teams.has(teamId))
    .sort((a, b) => places.teamAt(a) - places.teamAt(b));
  if (index === undefined) return NO_OWN;
  const place = places.at(index);
  const team = teams.get(place.teamId);
  return team ? { own: presentRankingRow(team, place, prizesOf), ownPosition: index + 1 } : NO_OWN;
}
