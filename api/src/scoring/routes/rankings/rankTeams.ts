import type { ParsedQueryOf, RankedTeam, ResponseOf } from '@euro/api-contract';
import type { Caller, Language } from '../../../http/index.js';
import type { BaseContext } from '../../../infra/context.js';
import { notAvailable, Refusal } from '../../../infra/errors.js';
import { lastScoredWeek, latestSnapshot, type TournamentSnapshot } from '../../../tournament/index.js';
import {
  findTeams,
  keptPlaces,
  loadRankedTeams,
  type Place,
  placesAmong,
  punditTeams,
  type RankingPlaces,
  readNames,
} from '../../rankings/index.js';
import { type ChosenRanking, chooseRanking, type TeamRanking } from './chooseRanking.js';
import { presentRankingRow } from './presentRankingRow.js';
import { prizesByRank } from './prizesByRank.js';

type Answer = ResponseOf<'GET rankings/{type}'>;
type PrizesOf = (rank: number) => string[];

export interface RankingCall {
  readonly snapshot: TournamentSnapshot;
  readonly query: ParsedQueryOf<'GET rankings/{type}'>;
  readonly caller: Caller | null;
  readonly language: Language;
}

/** More publications than can happen while a ranking is read. */
const ATTEMPTS = 5;

/** A page of a ranking of all teams, or of the pundits' (spec §9: 20 of those); all of it of one published state. */
export async function rankTeams(context: BaseContext, type: TeamRanking, call: RankingCall): Promise<Answer> {
  let snapshot: TournamentSnapshot | null = call.snapshot;
  for (let attempt = 0; snapshot && attempt < ATTEMPTS; attempt += 1) {
    const answer = await rankTeamsOf(context, type, { ...call, snapshot });
    if (answer) return answer;
    snapshot = await latestSnapshot(context);
  }
  throw notAvailable(1);
}

/** Null when what the snapshot takes for published is not any more. */
async function rankTeamsOf(
  context: BaseContext,
  type: TeamRanking,
  { snapshot, query, caller, language }: RankingCall,
): Promise<Answer | null> {
  const { competition, matchdays } = snapshot;
  const { settings } = competition;
  const lastScored = lastScoredWeek(snapshot, context.clock.now());
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
  const places = pundits ? placesAmong(whole, pundits) : whole;
  context.background.run('read the names of teams', () => readNames(context));
  const prizesOf = await prizesByRank(context, snapshot, type, span);
  const { total, shown } = await choosePage(context, places, {
    ...query,
    pageRecords: query.pageRecords ?? (pundits ? 20 : 10),
  });
  const teams = await loadRankedTeams(
    context,
    shown.map(({ teamId }) => teamId),
    caller && { competitionId: competition.id, userId: caller.userId },
  );
  const data = shown.flatMap((place) => {
    const team = teams.shown.get(place.teamId);
    return team ? [presentRankingRow(team, place, prizesOf)] : [];
  });
  return {
    ...head,
    totalRecords: total,
    data,
    weekId: ranking.weekId,
    confirmed: matchday.state === 'confirmed',
    ...presentOwn(places, teams.own, prizesOf),
  };
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
async function choosePage(
  context: BaseContext,
  places: RankingPlaces,
  { pageNumber, pageRecords, name }: Page,
): Promise<{ readonly total: number; readonly shown: readonly Place[] }> {
  const from = (pageNumber - 1) * pageRecords;
  const to = from + pageRecords;
  if (!name) return { total: places.length, shown: places.slice(from, to) };
  const found = places.marked(await findTeams(context, name), from, to);
  return { total: found.total, shown: found.places };
}

const NO_OWN = { own: null, ownPosition: null };

/** The row of the caller's oldest team that is in the ranking, at any place. */
function presentOwn(
  places: RankingPlaces,
  teams: ReadonlyMap<number, RankedTeam>,
  prizesOf: PrizesOf,
): Pick<Answer, 'own' | 'ownPosition'> {
  for (const [teamId, team] of teams) {
    const index = places.indexOf(teamId);
    if (index === null) continue;
    return { own: presentRankingRow(team, places.at(index), prizesOf), ownPosition: index + 1 };
  }
  return NO_OWN;
}
