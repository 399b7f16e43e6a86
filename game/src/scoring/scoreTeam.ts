import type { Booster, CompetitionRules, HalfPoints, Lineup } from '../types.js';
import { type AutoSub, type AutoSubInput, autoSubstitutions } from './autoSubstitutions.js';
import { isAbsent } from './playerMatchday.js';

/** What a team's points of one matchday are made of. */
export interface ScoreTeamInput extends AutoSubInput {
  readonly lineup: Lineup;
  readonly booster: Booster | null;
  readonly rules: Pick<CompetitionRules, 'formationLimits' | 'captainMultiplier' | 'tripleCaptainMultiplier'>;
}

/** One selection's part in the team's points. */
export interface SelectionPoints {
  readonly playerId: number;
  readonly role: 'starting' | 'bench';
  /** Whether he counts for the team, after auto-subs. */
  readonly counted: boolean;
  readonly multiplier: number;
  /** His own points, in halves. */
  readonly points: HalfPoints;
  /** What he brings the team: own points × multiplier, 0 when he does not count. */
  readonly total: HalfPoints;
  readonly autoSub?: 'in' | 'out';
}

/** A team's points of one matchday with their explanation. */
export interface TeamPoints {
  readonly points: HalfPoints;
  /** In lineup order: starters, then bench. */
  readonly selections: readonly SelectionPoints[];
  readonly autoSubs: readonly AutoSub[];
  /** Who carries the captain's multiplier: captain, vice-captain, or null when neither played. */
  readonly multiplierId: number | null;
  /** Points of the selections that did not count, in halves. */
  readonly benchPoints: HalfPoints;
}

/** A team's points of one matchday, in halves, with the part of every selection (decisions §4.4, §4.5). */
export function scoreTeam(input: ScoreTeamInput): TeamPoints {
  const verdict = judge(input);
  const selections: SelectionPoints[] = [];
  let points = 0;
  let benchPoints = 0;
  const tell = (playerId: number, role: SelectionPoints['role']) => {
    const selection = selectionPoints(playerId, role, input, verdict);
    selections.push(selection);
    points += selection.total;
    if (!selection.counted) benchPoints += selection.points;
  };
  for (const playerId of input.lineup.starting) tell(playerId, 'starting');
  for (const playerId of input.lineup.bench) tell(playerId, 'bench');
  return { points, selections, autoSubs: verdict.autoSubs, multiplierId: verdict.multiplierId, benchPoints };
}

/** Only the points of `scoreTeam`, in halves: by the same rules, without building the explanation. */
export function teamTotal(input: ScoreTeamInput): HalfPoints {
  const verdict = judge(input);
  let points = 0;
  for (const playerId of input.lineup.starting) points += total(playerId, 'starting', input, verdict);
  for (const playerId of input.lineup.bench) points += total(playerId, 'bench', input, verdict);
  return points;
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
  if (counted === (role === 'starting') || input.booster === 'bank') return selection;
  return { ...selection, autoSub: counted ? 'in' : 'out' };
}
