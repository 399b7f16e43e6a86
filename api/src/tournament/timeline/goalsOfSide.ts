import type { Random } from '../../infra/random/seededRandom.js';
import { type PlacedGoal, placeGoals, type WantedAssist, type WantedGoal } from './placeGoals.js';
import { type Presence, presenceOf } from './presence.js';
import type { SidedStat } from './timeline.js';

interface Side {
  /** Goals of this side, by the score. */
  readonly goals: number;
  readonly attackers: readonly SidedStat[];
  readonly defenders: readonly SidedStat[];
  readonly length: number;
  readonly random: Random;
}

/**
 * Moments for the goals of one side. Where the statistics contradict each other or the score, what can't fit is given
 * up in this order: who conceded them, then who assisted them.
 */
export function goalsOfSide({ goals, attackers, defenders, length, random }: Side): PlacedGoal[] {
  const present = (stat: SidedStat) => presenceOf(stat, length) ?? { from: 2, to: 2 * length + 1 };
  const scorers = [
    ...attackers.flatMap((stat) => repeat(stat.goals, goalBy(stat, false, present(stat)))),
    ...defenders.flatMap((stat) => repeat(stat.own_goals, goalBy(stat, true, present(stat)))),
  ].slice(0, goals);
  const noGoal: WantedGoal = {
    scorerId: null,
    isOwnGoal: false,
    presence: { from: 2, to: 2 * length + 1 },
  };
  const all = [...scorers, ...repeat(goals - scorers.length, noGoal)].sort(
    (a, b) => lengthOfPresence(a.presence) - lengthOfPresence(b.presence),
  );
  const assists: WantedAssist[] = attackers.flatMap((stat) =>
    repeat(stat.assists, { playerId: stat.playerId, presence: present(stat) }),
  );
  // Added time is one minute: with a substitution in it, nobody knows who was on the pitch for a goal in it.
  const end = 2 * length + 1;
  const hasLateSub = defenders.some(({ started, inMin }) => !started && inMin === length);
  const unsureFrom = hasLateSub ? end : end + 1;
  const conceding = defenders.flatMap((stat) => {
    const presence = presenceOf(stat, length);
    return presence ? [{ presence, conceded: stat.conceeded, unsureFrom }] : [];
  });
  return (
    placeGoals({ goals: all, assists, defenders: conceding, random }) ??
    placeGoals({ goals: all, assists, defenders: [], random }) ??
    placeGoals({ goals: all, assists: [], defenders: [], random }) ??
    []
  );
}

function goalBy({ playerId }: SidedStat, isOwnGoal: boolean, presence: Presence): WantedGoal {
  return { scorerId: playerId, isOwnGoal, presence };
}

function lengthOfPresence({ from, to }: Presence): number {
  return to - from;
}

function repeat<T>(times: number, value: T): T[] {
  return Array.from({ length: Math.max(0, times) }, () => value);
}
