import { toPoints } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { GameContext } from '../../infra/context.js';
import { lineupLayout, lineupRanges, RankingPlaces } from '../../packed/index.js';
import { loadPowerSubs } from '../../teams/index.js';
import type { TeamsPreview } from '../../tournament/index.js';
import { loadMatchdays, type MatchdayNow } from './loadMatchday.js';
import { loadScoredPlayers } from './loadScoredPlayers.js';
import { loadPlacesBefore, PlacesBefore } from './placesBefore.js';
import { planResults, type ResultsPlan, scoreTeams } from './planResults.js';
import { placesOf } from './writeResults.js';

const MAX_MOVERS = 10;

type Rankings = ReadonlyMap<number, PlacesBefore>;

/**
 * What the next settlement of these matchdays changes in the overall ranking, computed as a settlement computes it from
 * what the transaction sees, and not written. Null without matchdays.
 * @param weekIds without gaps: each builds on the one before
 */
export async function previewResults(
  context: GameContext,
  weekIds: readonly number[],
  transaction: Transaction,
): Promise<TeamsPreview | null> {
  const matchdays = await loadMatchdays(context, { transaction });
  let plan: ResultsPlan | null = null;
  let rankings: Rankings | null = null;
  for (const matchday of matchdays.filter(({ row }) => weekIds.includes(row.weekId))) {
    rankings ??= await rankingsAfter(context, matchday.before, matchday.rankingStarts, transaction);
    plan = await planMatchday(context, matchday, rankings, transaction);
    rankings = await rankingsOf(plan);
  }
  const visible = matchdays.findLast(({ row }) => row.version !== null);
  if (plan === null) return null;
  const overall = visible?.rankingStarts.slice(0, 1) ?? [];
  const before = await rankingsAfter(context, visible?.row ?? null, overall, transaction);
  const changes = changesOf(plan, before.values().next().value ?? NO_PLACES);
  return { ...changes, movers: await named(context, changes.movers, transaction) };
}

const NO_PLACES = new PlacesBefore(RankingPlaces.ofLength(0));

async function rankingsAfter(
  context: GameContext,
  matchday: MatchdayNow['before'],
  starts: readonly number[],
  transaction: Transaction,
): Promise<Rankings> {
  if (matchday === null) return new Map();
  const goingOn = starts.filter((firstWeek) => firstWeek <= matchday.weekId);
  return (await loadPlacesBefore(context, matchday, goingOn, transaction)) ?? new Map();
}

async function planMatchday(
  context: GameContext,
  matchday: MatchdayNow,
  rankings: Rankings,
  transaction: Transaction,
): Promise<ResultsPlan> {
  const { competition, row } = matchday;
  const { weekId } = row;
  const players = await loadScoredPlayers(context, matchday, transaction);
  const powerSubs = await loadPowerSubs(context, competition.id, weekId, transaction);
  const key = {
    competitionId: competition.id,
    weekId,
    onlyPaid: !competition.settings.rankUnpaidTeams,
    layout: lineupLayout(competition.rules),
  };
  const scoredTeams = await scoreTeams(lineupRanges(context, key, transaction), {
    ...players,
    powerSubs,
    rules: competition.rules,
  });
  const goingOn = matchday.rankingStarts.filter((firstWeek) => firstWeek < weekId);
  const before = new Map(goingOn.map((firstWeek) => [firstWeek, rankings.get(firstWeek) ?? NO_PLACES]));
  return planResults(scoredTeams, weekId, before);
}

async function rankingsOf(plan: ResultsPlan): Promise<Rankings> {
  const rankings = new Map<number, PlacesBefore>();
  for (const [firstWeek, ranking] of plan.rankings)
    rankings.set(firstWeek, new PlacesBefore(await placesOf(plan, ranking)));
  return rankings;
}

type Change = Omit<TeamsPreview['movers'][number], 'name'>;

function changesOf(plan: ResultsPlan, before: PlacesBefore) {
  const overall = plan.rankings.values().next().value;
  let [teams, moved, farthest] = [0, 0, 0];
  const changes: Change[] = [];
  for (const [index, teamId] of plan.teamIds.entries()) {
    const points = [before.pointsOf(teamId), overall?.points[index] ?? 0] as const;
    const ranks = [before.rankOf(teamId), overall?.ranks[index] ?? 0] as const;
    if (points[0] !== points[1]) teams += 1;
    else if (ranks[0] === ranks[1]) continue;
    const distance = ranks[0] === 0 ? 0 : Math.abs(ranks[1] - ranks[0]);
    if (distance > 0) moved += 1;
    farthest = Math.max(farthest, distance);
    changes.push({
      teamId,
      points: { from: toPoints(points[0]), to: toPoints(points[1]) },
      rank: { from: ranks[0] || null, to: ranks[1] },
    });
    if (changes.length > 100 * MAX_MOVERS) keepFarthest(changes);
  }
  keepFarthest(changes);
  return { teams, moved, farthest, of: plan.teamIds.length, movers: changes };
}

/** Those whose place changes most, then those whose points do. */
function keepFarthest(changes: Change[]): void {
  const places = ({ rank }: Change) => Math.abs(rank.to - (rank.from ?? rank.to));
  const gain = ({ points }: Change) => Math.abs(points.to - points.from);
  changes.sort((a, b) => places(b) - places(a) || gain(b) - gain(a) || a.teamId - b.teamId);
  changes.length = Math.min(changes.length, MAX_MOVERS);
}

async function named(
  { models }: Pick<GameContext, 'models'>,
  movers: readonly Change[],
  transaction: Transaction,
): Promise<TeamsPreview['movers']> {
  const where = { id: movers.map(({ teamId }) => teamId) };
  const teams = await models.Team.findAll({ where, attributes: ['id', 'name'], raw: true, transaction });
  const names = new Map(teams.map(({ id, name }) => [id, name]));
  return movers.map((mover) => ({ ...mover, name: names.get(mover.teamId) ?? '' }));
}
