import type { Random } from '../../infra/random/seededRandom.js';
import { isPresent, type Presence, type Slot } from './presence.js';

/** A player of the side that the goals are scored against. */
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

/** One assist; it belongs to a goal of another player. */
export interface WantedAssist {
  readonly playerId: number;
  readonly presence: Presence;
}

/** The goals of one side in one match, and all players whose numbers they must fit. */
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
const MAX_STEPS = 20_000;

/**
 * Finds moments for a side's goals so that every scorer and assister was on the pitch, and every defender had as many
 * goals against as his row has. Null when there are none.
 */
export function placeGoals(puzzle: GoalPuzzle): PlacedGoal[] | null {
  const { goals, assists, defenders, random } = puzzle;
  const presences = stretchesOf(puzzle);
  const scorers: Presence[] = [];
  const concededCounts = defenders.map(() => 0);
  const unsure = defenders.map(() => 0);
  let steps = 0;
  let assisters: readonly (number | null)[] | null = null;

  function place(index: number): boolean {
    steps += 1;
    const goal = goals[index];
    if (!goal) {
      const fits = defenders.every(
        (one, at) => (concededCounts[at] ?? 0) + (unsure[at] ?? 0) >= one.conceded,
      );
      assisters = fits ? shareAssists(goals, assists, scorers) : null;
      return assisters !== null;
    }
    const remaining = goals.length - index;
    if (defenders.some((one, at) => one.conceded - (concededCounts[at] ?? 0) - (unsure[at] ?? 0) > remaining))
      return false;
    for (const presence of shuffle(presences, random)) {
      if (steps > MAX_STEPS) return false;
      if (!isPresent(goal.presence, presence.from)) continue;
      if (defenders.some((one, at) => isSure(one, presence) && (concededCounts[at] ?? 0) >= one.conceded))
        continue;
      count(presence, 1);
      scorers[index] = presence;
      if (place(index + 1)) return true;
      count(presence, -1);
    }
    return false;
  }

  function count(presence: Presence, change: 1 | -1): void {
    defenders.forEach((one, at) => {
      if (isSure(one, presence)) concededCounts[at] = (concededCounts[at] ?? 0) + change;
      else if (isPresent(one.presence, presence.from)) unsure[at] = (unsure[at] ?? 0) + change;
    });
  }

  if (!place(0)) return null;
  return goals
    .map(({ scorerId, isOwnGoal }, index) => {
      const { from, to } = scorers[index] ?? { from: 2, to: 2 };
      const slot = from + random.whole(to - from + 1);
      return { slot, scorerId, isOwnGoal, assistId: assisters?.[index] ?? null };
    })
    .sort((a, b) => a.slot - b.slot);
}

/** Whether he was on the pitch throughout a stretch, beyond doubt. */
function isSure({ presence, unsureFrom }: Defender, { from }: Presence): boolean {
  return from < unsureFrom && isPresent(presence, from);
}

/** The match cut at every substitution: within a stretch all slots are equivalent. */
function stretchesOf({ goals, assists, defenders }: GoalPuzzle): Presence[] {
  const presences = [...goals, ...assists, ...defenders].map(({ presence }) => presence);
  const ends = presences.flatMap(({ from, to }) => [from, to + 1]);
  const cuts = [...new Set([...ends, ...defenders.map(({ unsureFrom }) => unsureFrom)])].sort(
    (a, b) => a - b,
  );
  return cuts.slice(0, -1).map((from, index) => ({ from, to: (cuts[index + 1] ?? from + 1) - 1 }));
}

/** In random order, longer stretches more likely first. */
function shuffle(presences: readonly Presence[], random: Random): Presence[] {
  return presences
    .map((presence) => ({
      presence,
      key: -Math.log(1 - random.next()) / (presence.to - presence.from + 1),
    }))
    .sort((a, b) => a.key - b.key)
    .map(({ presence }) => presence);
}

/** The assister of each goal, by the goal's index; null when the assists do not fit the goals. */
function shareAssists(
  goals: readonly WantedGoal[],
  assists: readonly WantedAssist[],
  scorers: readonly Presence[],
): (number | null)[] | null {
  const assisters: (number | null)[] = goals.map(() => null);
  function give(index: number): boolean {
    const assist = assists[index];
    if (!assist) return true;
    for (let at = 0; at < goals.length; at += 1) {
      const goal = goals[at];
      const presence = scorers[at];
      if (!goal || !presence || goal.isOwnGoal || goal.scorerId === assist.playerId) continue;
      if (assisters[at] !== null || !isPresent(assist.presence, presence.from)) continue;
      assisters[at] = assist.playerId;
      if (give(index + 1)) return true;
      assisters[at] = null;
    }
    return false;
  }
  return give(0) ? assisters : null;
}
