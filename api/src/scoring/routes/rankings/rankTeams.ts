import type { ParsedQueryOf, ResponseOf } from '@euro/api-contract';
import type { Caller, Language } from '../../../http/index.js';
import type { BaseContext } from '../../../infra/context.js';
import { notAvailable, Refusal } from '../../../infra/errors.js';
import { defineTexts } from '../../../texts/index.js';
import {
  type LoadedCompetition,
  lastScoredWeek,
  latestSnapshot,
  type TournamentSnapshot,
} from '../../../tournament/index.js';
import {
  indexRange,
  loadRankedTeams,
  type NameSearch,
  type OwnRankedTeam,
  type Place,
  placesAmong,
  punditTeams,
  RankingReplaced,
  type RankingView,
  rankHits,
  StoredRanking,
  searchNames,
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

/** Maximum number of attempts: results are not published more often than that during a read. */
const ATTEMPTS = 5;

/** A page of a ranking of all teams, or of the pundits' (spec §9: 20 of those); all of it of one published state. */
export async function rankTeams(context: BaseContext, type: TeamRanking, call: RankingCall): Promise<Answer> {
  let snapshot: TournamentSnapshot | null = call.snapshot;
  for (let attempt = 0; snapshot && attempt < ATTEMPTS; attempt += 1) {
    try {
      return await rankTeamsOf(context, type, { ...call, snapshot });
    } catch (error) {
      if (!(error instanceof RankingReplaced)) throw error;
      snapshot = await latestSnapshot(context);
    }
  }
  throw notAvailable(1);
}

/** @throws RankingReplaced when what the snapshot takes for published is not any more */
async function rankTeamsOf(
  context: BaseContext,
  type: TeamRanking,
  { snapshot, query, caller, language }: RankingCall,
): Promise<Answer> {
  const { competition, matchdays } = snapshot;
  const { settings } = competition;
  const scoredWeek = lastScoredWeek(snapshot, context.clock.now());
  const { choices, span, ranking } = chooseRanking(type, query, {
    matchdays,
    lastScoredWeek: scoredWeek,
    settings,
  });
  if (query.rankingTypeId !== undefined && choices.length > 0 && type !== 'month' && !span) {
    throw new Refusal('not-found');
  }
  const head = { chosen: span?.id ?? null, choices: presentChoices(type, choices, { settings, language }) };
  const matchday = matchdays.find(({ weekId }) => weekId === ranking?.weekId);
  if (!ranking || !matchday || matchday.version === null) {
    return { ...head, totalRecords: 0, weekId: null, confirmed: false, data: [], ...NO_OWN };
  }
  const { version, teams: length } = matchday;
  const key = { competitionId: competition.id, version, ...ranking };
  const whole = await StoredRanking.open(context, { ...key, teams: length });
  const isOfPundits = type === 'pundits';
  const places = isOfPundits ? await placesAmong(whole, await punditTeams(context, competition.id)) : whole;
  const prizesOf = await prizesByRank(context, snapshot, type, span);
  const names = query.name ? searchNames(context, competition.id) : null;
  const { total, places: page } = await choosePage(places, names, {
    ...query,
    pageRecords: query.pageRecords ?? (isOfPundits ? 20 : 10),
  });
  const { teams, own } = await loadRankedTeams(
    context,
    page.map(({ teamId }) => teamId),
    caller && { ...key, userId: caller.userId },
  );
  const data = page.flatMap((place) => {
    const team = teams.get(place.teamId);
    return team ? [presentRankingRow(team, place, prizesOf)] : [];
  });
  return {
    ...head,
    totalRecords: total,
    data,
    weekId: ranking.weekId,
    confirmed: matchday.state === 'confirmed',
    ...(await presentOwn(places, own, prizesOf)),
  };
}

/** Clients name the periods of nations by their stages, which a league of clubs has none of. */
function presentChoices(
  type: TeamRanking,
  choices: ChosenRanking['choices'],
  { settings, language }: Pick<RankingCall, 'language'> & Pick<LoadedCompetition, 'settings'>,
) {
  const isPeriodOfClubs = type === 'period' && settings.sides === 'clubs';
  const t = texts(language);
  return choices.map((choice, index) => {
    const { id, firstWeek, lastWeek } = choice;
    const name = isPeriodOfClubs ? t('period', { number: index + 1 }) : null;
    return { id, name: 'name' in choice ? choice.name[language] : name, firstWeek, lastWeek };
  });
}

const texts = defineTexts(import.meta.url, {
  nl: { period: 'Periode {number}' },
  en: { period: 'Period {number}' },
});

interface Page {
  readonly pageNumber: number;
  readonly pageRecords: number;
  readonly name?: string | undefined;
}

/** A page of the whole ranking, or of the teams found by name, with the ranks they have in the whole. */
async function choosePage(
  places: RankingView,
  names: NameSearch | null,
  { pageNumber, pageRecords, name }: Page,
): Promise<{ readonly total: number; readonly places: readonly Place[] }> {
  const from = (pageNumber - 1) * pageRecords;
  const to = from + pageRecords;
  const { total, indexes } =
    name && names
      ? await rankHits(places, names, { text: name, from, to })
      : { total: places.length, indexes: indexRange(from, Math.min(to, places.length)) };
  return { total, places: await places.placesAt(indexes) };
}

const NO_OWN = { own: null, ownPosition: null };

/** The row of the caller's oldest team that is in the ranking, at any place. */
async function presentOwn(
  places: RankingView,
  teams: readonly OwnRankedTeam[],
  prizesOf: PrizesOf,
): Promise<Pick<Answer, 'own' | 'ownPosition'>> {
  for (const { team, index } of await ownIndexes(places, teams)) {
    if (index < 0) continue;
    const [place] = await places.placesAt([index]);
    if (place) return { own: presentRankingRow(team, place, prizesOf), ownPosition: index + 1 };
  }
  return NO_OWN;
}

/**
 * A team's row contains its position, except in a ranking of some teams, and in one that was stored without
 * positions.
 */
async function ownIndexes(places: RankingView, teams: readonly OwnRankedTeam[]) {
  if (places instanceof StoredRanking && teams.every(({ index }) => index !== null)) {
    return teams.map(({ team, index }) => ({ team, index: index ?? -1 }));
  }
  const indexes = await places.indexesOf(teams.map(({ team }) => team.id));
  return teams.map(({ team }) => ({ team, index: indexes.get(team.id) ?? -1 }));
}
