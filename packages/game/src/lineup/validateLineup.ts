import { countPositions, isValidFormation, type PositionCounts } from '../formation.js';
import { COACH, DEFENDER, FORWARD, GOALKEEPER, MIDFIELDER, POSITION_IDS } from '../positions.js';
import { isForSale } from '../prices/isForSale.js';
import { squadPrice } from '../prices/squadPrice.js';
import { surplusClubs } from '../transfers/surplusClubs.js';
import type { CompetitionRules, GamePlayer, MessageParams, SquadContext } from '../types.js';

/** Every way in which a lineup can break the rules. */
export type IssueCode =
  | 'starting-size'
  | 'bench-size'
  | 'unknown-players'
  | 'player-left'
  | 'duplicate-players'
  | 'coach-count'
  | 'formation'
  | 'bench-composition'
  | 'squad-layout'
  | 'captain-missing'
  | 'captain-not-starter'
  | 'captain-is-coach'
  | 'vice-captain-missing'
  | 'vice-captain-not-starter'
  | 'vice-captain-is-coach'
  | 'captain-is-vice-captain'
  | 'over-budget'
  | 'club-limit';

/**
 * Rules about the composition of the squad: a squad that was legal once stays legal while it keeps its sixteen
 * (decisions §1.5).
 */
export const SQUAD_RULES: ReadonlySet<IssueCode> = new Set(['over-budget', 'club-limit']);

/** One broken rule with the ids and numbers that its message needs. */
export interface Issue {
  readonly code: IssueCode;
  readonly params: MessageParams;
}

/** A lineup as it was handed in; an armband may still be missing. */
export interface LineupCandidate {
  readonly starting: readonly number[];
  readonly bench: readonly number[];
  readonly captainId: number | null;
  readonly viceCaptainId: number | null;
}

/**
 * Every rule that a lineup breaks (spec §5, decisions §1); an empty list means that it may be saved.
 * Rules about positions are judged only when all players are known. The order of the ids is free here: `orderLineup`
 * puts them as they are kept.
 */
export function validateLineup(lineup: LineupCandidate, context: SquadContext): Issue[] {
  const { players, rules } = context;
  const ids = [...lineup.starting, ...lineup.bench];
  const unique = [...new Set(ids)];
  const unknown = unique.filter((id) => !players.has(id));
  return [
    ...sizeIssues(lineup, rules),
    ...(unknown.length > 0 ? [issue('unknown-players', { playerIds: unknown })] : []),
    ...leftIssues(playersOf(unique, players), context),
    ...duplicateIssues(ids),
    ...(unknown.length > 0 ? [] : positionIssues(lineup, context)),
    ...armbandIssues(lineup, context),
    ...moneyIssues(playersOf(unique, players), context),
    ...clubIssues(playersOf(unique, players), context),
  ];
}

function issue(code: IssueCode, params: MessageParams = {}): Issue {
  return { code, params };
}

function playersOf(ids: readonly number[], players: SquadContext['players']): GamePlayer[] {
  return ids.flatMap((id) => players.get(id) ?? []);
}

function sizeIssues(lineup: LineupCandidate, rules: CompetitionRules): Issue[] {
  const issues: Issue[] = [];
  const expected = rules.lineupSize + rules.squadLayout[COACH];
  if (lineup.starting.length !== expected) {
    issues.push(issue('starting-size', { expected, actual: lineup.starting.length }));
  }
  if (lineup.bench.length !== rules.benchSize) {
    issues.push(issue('bench-size', { expected: rules.benchSize, actual: lineup.bench.length }));
  }
  return issues;
}

function duplicateIssues(ids: readonly number[]): Issue[] {
  const playerIds = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
  return playerIds.length > 0 ? [issue('duplicate-players', { playerIds })] : [];
}

function leftIssues(squad: readonly GamePlayer[], context: SquadContext): Issue[] {
  const playerIds = squad.filter((player) => !isForSale(player, context)).map(({ id }) => id);
  return playerIds.length > 0 ? [issue('player-left', { playerIds })] : [];
}

function positionIssues(lineup: LineupCandidate, { players, rules }: SquadContext): Issue[] {
  const issues: Issue[] = [];
  const starting = positionCounts(playersOf(lineup.starting, players));
  const bench = positionCounts(playersOf(lineup.bench, players));
  const coaches = starting[COACH] + bench[COACH];
  if (coaches !== rules.squadLayout[COACH] || bench[COACH] > 0) {
    issues.push(
      issue('coach-count', {
        expected: rules.squadLayout[COACH],
        starting: starting[COACH],
        bench: bench[COACH],
      }),
    );
  }
  const withCoach: PositionCounts = [...starting];
  withCoach[COACH] = rules.squadLayout[COACH];
  if (!isValidFormation(withCoach, rules)) {
    issues.push(
      issue('formation', {
        goalkeepers: starting[GOALKEEPER],
        defenders: starting[DEFENDER],
        midfielders: starting[MIDFIELDER],
        forwards: starting[FORWARD],
      }),
    );
  }
  const benchKeepers = rules.squadLayout[GOALKEEPER] - rules.formationLimits[GOALKEEPER].min;
  if (bench[GOALKEEPER] !== benchKeepers) {
    issues.push(issue('bench-composition', { expected: benchKeepers, goalkeepers: bench[GOALKEEPER] }));
  }
  for (const positionId of POSITION_IDS) {
    const expected = rules.squadLayout[positionId];
    const actual = starting[positionId] + bench[positionId];
    if (positionId !== COACH && actual !== expected) {
      issues.push(issue('squad-layout', { positionId, expected, actual }));
    }
  }
  return issues;
}

function positionCounts(players: readonly GamePlayer[]): PositionCounts {
  return countPositions(players.map((player) => player.positionId));
}

function armbandIssues(lineup: LineupCandidate, { players }: SquadContext): Issue[] {
  const { captainId, viceCaptainId } = lineup;
  const issues = [
    ...armbandIssue(captainId, 'captain', lineup, players),
    ...armbandIssue(viceCaptainId, 'vice-captain', lineup, players),
  ];
  if (captainId !== null && captainId === viceCaptainId) {
    issues.push(issue('captain-is-vice-captain', { playerId: captainId }));
  }
  return issues;
}

function armbandIssue(
  playerId: number | null,
  armband: 'captain' | 'vice-captain',
  lineup: LineupCandidate,
  players: SquadContext['players'],
): Issue[] {
  if (playerId === null) return [issue(`${armband}-missing`)];
  if (!lineup.starting.includes(playerId)) return [issue(`${armband}-not-starter`, { playerId })];
  if (players.get(playerId)?.positionId === COACH) return [issue(`${armband}-is-coach`, { playerId })];
  return [];
}

function moneyIssues(squad: readonly GamePlayer[], context: SquadContext): Issue[] {
  const cost = squad.reduce((sum, player) => sum + squadPrice(player, context), 0);
  return cost > context.money ? [issue('over-budget', { cost, money: context.money })] : [];
}

function clubIssues(squad: readonly GamePlayer[], { rules, matchday }: SquadContext): Issue[] {
  const tooMany = surplusClubs(squad, rules, matchday);
  const [first] = tooMany;
  if (first === undefined) return [];
  return [issue('club-limit', { clubIds: tooMany.map(({ clubId }) => clubId), limit: first.limit })];
}
