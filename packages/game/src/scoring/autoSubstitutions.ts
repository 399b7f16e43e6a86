import { mayReplace, type PositionCounts } from '../formation.js';
import { COACH } from '../positions.js';
import type { CompetitionRules, Lineup, PositionId } from '../types.js';
import { hasPlayed, isAbsent, type PlayerMatchday } from './playerMatchday.js';

/** A starter who stayed away and the bench player who counts for him. */
export interface AutoSub {
  readonly outId: number;
  readonly inId: number;
  readonly reason: 'no-minutes';
}

/** The data that decides auto-subs. */
export interface AutoSubInput {
  readonly lineup: Pick<Lineup, 'starting' | 'bench'>;
  readonly playerPoints: ReadonlyMap<number, PlayerMatchday>;
  readonly positions: ReadonlyMap<number, PositionId>;
  readonly rules: Pick<CompetitionRules, 'formationLimits'>;
  /** Players of a power sub, whom auto-subs neither take out nor bring on (decisions §4.6). */
  readonly untouchable?: ReadonlySet<number>;
}

const NONE: readonly AutoSub[] = [];

/**
 * The auto-subs of a matchday (decisions §4.5), in the order in which they are made.
 *
 * Each bench player who played comes on, in bench order, for the first absent starter in lineup order whom he may
 * replace: goalkeeper by goalkeeper, outfield when the XI stays legal. Absent starters who stay count for the
 * formation.
 */
export function autoSubstitutions(input: AutoSubInput): readonly AutoSub[] {
  const { lineup, playerPoints, positions, rules, untouchable } = input;
  const absent = absentStarters(input);
  if (absent.length === 0) return NONE;

  const counts = startingCounts(lineup.starting, positions);
  const subs: AutoSub[] = [];
  for (const inId of lineup.bench) {
    const inPosition = positions.get(inId);
    if (inPosition === undefined || !hasPlayed(playerPoints.get(inId)) || untouchable?.has(inId)) continue;
    const index = absent.findIndex(({ position }) => mayReplace(counts, position, inPosition, rules));
    const out = absent[index];
    if (out === undefined) continue;
    counts[out.position] -= 1;
    counts[inPosition] += 1;
    absent.splice(index, 1);
    subs.push({ outId: out.id, inId, reason: 'no-minutes' });
  }
  return subs;
}

interface AbsentStarter {
  readonly id: number;
  readonly position: PositionId;
}

const NOBODY: AbsentStarter[] = [];

function absentStarters({ lineup, playerPoints, positions, untouchable }: AutoSubInput): AbsentStarter[] {
  let absent = NOBODY;
  for (const id of lineup.starting) {
    if (!isAbsent(playerPoints.get(id)) || untouchable?.has(id)) continue;
    const position = positions.get(id);
    if (position === undefined || position === COACH) continue;
    if (absent === NOBODY) absent = [];
    absent.push({ id, position });
  }
  return absent;
}

function startingCounts(
  starting: readonly number[],
  positions: ReadonlyMap<number, PositionId>,
): PositionCounts {
  const counts: PositionCounts = [0, 0, 0, 0, 0];
  for (const id of starting) {
    const position = positions.get(id);
    if (position !== undefined) counts[position] += 1;
  }
  return counts;
}
