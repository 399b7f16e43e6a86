import { applyPowerSubs, type PowerSub } from '../power-subs/applyPowerSubs.js';
import type { Booster, CompetitionRules, HalfPoints, Lineup } from '../types.js';
import { type AutoSub, type AutoSubInput, autoSubstitutions } from './autoSubstitutions.js';
import { isAbsent } from './playerMatchday.js';

/** The data of a team's points in one matchday. */
export interface ScoreTeamInput extends AutoSubInput {
  readonly lineup: Lineup;
  readonly booster: Booster | null;
  /**
   * In the order in which they were made; they come before auto-subs, which leave their players alone (decisions
   * §4.6).
   */
  readonly powerSubs?: readonly PowerSub[];
  readonly rules: Pick<CompetitionRules, 'formationLimits' | 'captainMultiplier' | 'tripleCaptainMultiplier'>;
}

/** One selection's part in the team's points. */
export interface SelectionPoints {
  readonly playerId: number;
  /** His role after the power subs. */
  readonly role: 'starting' | 'bench';
  /** Whether he counts for the team, after auto-subs. */
  readonly counted: boolean;
  readonly multiplier: number;
  /** His own points, in halves. */
  readonly points: HalfPoints;
  /** His points for the team: own points × multiplier, 0 when he does not count. */
  readonly total: HalfPoints;
  readonly autoSub?: 'in' | 'out';
  /** Effect of the last power sub with him. */
  readonly powerSub?: 'in' | 'out';
}

/** A team's points of one matchday with their explanation. */
export interface TeamPoints {
  readonly points: HalfPoints;
  /** In the order of the lineup as it was saved: starters, then bench. */
  readonly selections: readonly SelectionPoints[];
  readonly autoSubs: readonly AutoSub[];
  /** The player with the captain's multiplier: captain, vice-captain, or null when neither played. */
  readonly multiplierId: number | null;
  /** Points of the selections that did not count, in halves. */
  readonly benchPoints: HalfPoints;
}

/** A team's points of one matchday, in halves, with the part of every selection (decisions §4.4, §4.5). */
export function scoreTeam(saved: ScoreTeamInput): TeamPoints {
  const input = withPowerSubs(saved);
  const verdict = judge(input);
  const selections: SelectionPoints[] = [];
  let points = 0;
  let benchPoints = 0;
  const starters = new Set(input.lineup.starting);
  const addSelection = (playerId: number) => {
    const role = starters.has(playerId) ? 'starting' : 'bench';
    const selection = selectionPoints(playerId, role, input, verdict);
    selections.push(selection);
    points += selection.total;
    if (!selection.counted) benchPoints += selection.points;
  };
  for (const playerId of saved.lineup.starting) addSelection(playerId);
  for (const playerId of saved.lineup.bench) addSelection(playerId);
  return { points, selections, autoSubs: verdict.autoSubs, multiplierId: verdict.multiplierId, benchPoints };
}

/** Only the points of `scoreTeam`, in halves: by the same rules, without building the explanation. */
export function teamTotal(saved: ScoreTeamInput): HalfPoints {
  const input = withPowerSubs(saved);
  const verdict = judge(input);
  let points = 0;
  for (const playerId of input.lineup.starting) points += total(playerId, 'starting', input, verdict);
  for (const playerId of input.lineup.bench) points += total(playerId, 'bench', input, verdict);
  return points;
}

/** The same team with its power subs made; almost every team has none, and is returned as it is. */
function withPowerSubs(input: ScoreTeamInput): ScoreTeamInput {
  if (input.powerSubs === undefined || input.powerSubs.length === 0) return input;
  const { lineup, untouchable } = applyPowerSubs(input.lineup, input.powerSubs);
  return { ...input, lineup, untouchable: new Set([...untouchable, ...(input.untouchable ?? [])]) };
}

interface Verdict {
  readonly autoSubs: readonly AutoSub[];
  readonly multiplierId: number | null;
  readonly multiplier: number;
}

const NO_SUBS: readonly AutoSub[] = [];

function judge(input: ScoreTeamInput): Verdict {
  const { booster, rules } = input;
  return {
    autoSubs: booster === 'bank' ? NO_SUBS : autoSubstitutions(input),
    multiplierId: multiplierHolder(input),
    multiplier: booster === 'tripleCaptain' ? rules.tripleCaptainMultiplier : rules.captainMultiplier,
  };
}

function multiplierHolder({ lineup, playerPoints }: ScoreTeamInput): number | null {
  const { captainId, viceCaptainId } = lineup;
  if (!isAbsent(playerPoints.get(captainId))) return captainId;
  return isAbsent(playerPoints.get(viceCaptainId)) ? null : viceCaptainId;
}

function isCounted(
  playerId: number,
  role: SelectionPoints['role'],
  { booster }: ScoreTeamInput,
  { autoSubs }: Verdict,
): boolean {
  if (role === 'starting') return !autoSubs.some((sub) => sub.outId === playerId);
  return booster === 'bank' || autoSubs.some((sub) => sub.inId === playerId);
}

function total(
  playerId: number,
  role: SelectionPoints['role'],
  input: ScoreTeamInput,
  verdict: Verdict,
): HalfPoints {
  if (!isCounted(playerId, role, input, verdict)) return 0;
  const points = input.playerPoints.get(playerId)?.points ?? 0;
  return playerId === verdict.multiplierId ? Math.round(points * verdict.multiplier) : points;
}

function selectionPoints(
  playerId: number,
  role: SelectionPoints['role'],
  input: ScoreTeamInput,
  verdict: Verdict,
): SelectionPoints {
  const counted = isCounted(playerId, role, input, verdict);
  const selection: SelectionPoints = {
    playerId,
    role,
    counted,
    multiplier: counted && playerId === verdict.multiplierId ? verdict.multiplier : 1,
    points: input.playerPoints.get(playerId)?.points ?? 0,
    total: total(playerId, role, input, verdict),
  };
  const powerSub = powerSubOf(playerId, input);
  const withPowerSub = powerSub === null ? selection : { ...selection, powerSub };
  if (counted === (role === 'starting') || input.booster === 'bank') return withPowerSub;
  return { ...withPowerSub, autoSub: counted ? 'in' : 'out' };
}

function powerSubOf(playerId: number, { powerSubs }: ScoreTeamInput): 'in' | 'out' | null {
  const last = powerSubs?.findLast(({ outId, inId }) => outId === playerId || inId === playerId);
  if (last === undefined) return null;
  return last.inId === playerId ? 'in' : 'out';
}
