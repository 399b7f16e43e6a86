import type { Random } from '../../infra/random/seededRandom.js';
import { isPresent, type Presence, type Slot } from './presence.js';

/** Somebody of the side that the goals are scored against. */
export interface Defender {
  readonly presence: Presence;
  /** Goals against while he was on the pitch. */
  readonly conceded: number;
  /** From this slot on he may have been replaced already: goals then may or may not be among his. */
  readonly unsureFrom: Slot;
}

/** A goal whose moment is looked for. */
export interface WantedGoal {
  readonly scorerId: number | null;
  readonly isOwnGoal: boolean;
  readonly presence: Presence;
}

/** One assist; it belongs to a goal of somebody else. */
export interface WantedAssist {
  readonly playerId: number;
  readonly presence: Presence;
}

/** The goals of one side in one match, and everybody whose numbers they must fit. */
export interface GoalPuzzle {
  readonly goals: readonly WantedGoal[];
  readonly assists: readonly WantedAssist[];
  readonly defenders: readonly Defender[];
  readonly random: Random;
}

export interface PlacedGoal {
  readonly slot: Slot;
  readonly scorerId: number | null;
  readonly isOwnGoal: boolean;
  readonly assistId: number | null;
}

/** Steps of the search after which the numbers are taken to contradict each other. */
const MOST_STEPS = 20_000;

/**
 * Finds moments for a side's goals so that every scorer and assister was on the pitch, and every defender had as many
 * goals against as his row has. Null when there are none.
 */
export function placeGoals(puzzle: GoalPuzzle): PlacedGoal[] | null {
  const { goals, assists, defenders, random } = puzzle;
  const stretches = stretchesOf(puzzle);
  const chosen: Presence[] = [];
  const conceded = defenders.map(() => 0);
  const unsure = defenders.map(() => 0);
  let steps = 0;
  let assisters: readonly (number | null)[] | null = null;

  function place(index: number): boolean {
    steps += 1;
    const goal = goals[index];
    if (!goal) {
      const fits = defenders.every((one, at) => (conceded[at] ?? 0) + (unsure[at] ?? 0) >= one.conceded);
      assisters = fits ? shareAssists(goals, assists, chosen) : null;
      return assisters !== null;
    }
    const left = goals.length - index;
    if (defenders.some((one, at) => one.conceded - (conceded[at] ?? 0) - (unsure[at] ?? 0) > left))
      return false;
    for (const stretch of shuffled(stretches, random)) {
      if (steps > MOST_STEPS) return false;
      if (!isPresent(goal.presence, stretch.from)) continue;
      if (defenders.some((one, at) => isSure(one, stretch) && (conceded[at] ?? 0) >= one.conceded)) continue;
      count(stretch, 1);
      chosen[index] = stretch;
      if (place(index + 1)) return true;
      count(stretch, -1);
    }
    return false;
  }

  function count(stretch: Presence, change: 1 | -1): void {
    defenders.forEach((one, at) => {
      if (isSure(one, stretch)) conceded[at] = (conceded[at] ?? 0) + change;
      else if (isPresent(one.presence, stretch.from)) unsure[at] = (unsure[at] ?? 0) + change;
    });
  }

  if (!place(0)) return null;
  return goals
    .map(({ scorerId, isOwnGoal }, index) => {
      const { from, to } = chosen[index] ?? { from: 2, to: 2 };
      const slot = from + random.whole(to - from + 1);
      return { slot, scorerId, isOwnGoal, assistId: assisters?.[index] ?? null };
    })
    .sort((a, b) => a.slot - b.slot);
}

/** Whether he was on the pitch throughout a stretch, beyond doubt. */
function isSure({ presence, unsureFrom }: Defender, { from }: Presence): boolean {
  return from < unsureFrom && isPresent(presence, from);
}

/** The match cut wherever somebody comes or goes: within a stretch all slots are alike. */
function stretchesOf({ goals, assists, defenders }: GoalPuzzle): Presence[] {
  const presences = [...goals, ...assists, ...defenders].map(({ presence }) => presence);
  const ends = presences.flatMap(({ from, to }) => [from, to + 1]);
  const cuts = [...new Set([...ends, ...defenders.map(({ unsureFrom }) => unsureFrom)])].sort(
    (a, b) => a - b,
  );
  return cuts.slice(0, -1).map((from, index) => ({ from, to: (cuts[index + 1] ?? from + 1) - 1 }));
}

/** In random order, longer stretches more likely first. */
function shuffled(stretches: readonly Presence[], random: Random): Presence[] {
  return stretches
    .map((stretch) => ({
      stretch,
      key: -Math.log(1 - random.next()) / (stretch.to - stretch.from + 1),
    }))
    .sort((a, b) => a.key - b.key)
    .map(({ stretch }) => stretch);
}

/** Who assisted each goal, by the goal's index; null when the assists do not fit the goals. */
function shareAssists(
  goals: readonly WantedGoal[],
  assists: readonly WantedAssist[],
  chosen: readonly Presence[],
): (number | null)[] | null {
  const assisters: (number | null)[] = goals.map(() => null);
  function give(index: number): boolean {
    const assist = assists[index];
    if (!assist) return true;
    for (let at = 0; at < goals.length; at += 1) {
      const goal = goals[at];
      const stretch = chosen[at];
      if (!goal || !stretch || goal.isOwnGoal || goal.scorerId === assist.playerId) continue;
      if (assisters[at] !== null || !isPresent(assist.presence, stretch.from)) continue;
      assisters[at] = assist.playerId;
      if (give(index + 1)) return true;
      assisters[at] = null;
    }
    return false;
  }
  return give(0) ? assisters : null;
}
