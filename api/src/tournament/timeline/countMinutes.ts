import type { PairedPenalties } from './pairPenalties.js';
import type { PlacedGoal } from './placeGoals.js';
import { isPresent, minuteOf, playedMinutes, presenceOf } from './presence.js';
import { randomFor } from './randomFor.js';
import { COUNTS, type CountMinutes, type CountName, type SidedStat } from './timeline.js';

/** The data about the match by which one player's counts are placed in it. */
export interface CountsInput {
  readonly matchId: number;
  readonly stat: SidedStat;
  /** The goals of his side, and those against it. */
  readonly goalsFor: readonly PlacedGoal[];
  readonly goalsAgainst: readonly PlacedGoal[];
  readonly penalties: PairedPenalties;
  readonly length: number;
}

/** Minutes for everything that one player's row counts; as many of each as the row says. */
export function countMinutes({ matchId, stat, length, ...match }: CountsInput): CountMinutes {
  const { playerId } = stat;
  const presence = presenceOf(stat, length);
  const { first, last } = playedMinutes(stat, length);
  const spread = (name: CountName, from = first, to = last) => {
    const random = randomFor(matchId, playerId, name);
    return Array.from({ length: stat[name] }, () => from + random.whole(to - from + 1)).sort(ascending);
  };
  const ofGoals = (name: CountName, goals: readonly PlacedGoal[]) =>
    fit(goals.map(minuteOfGoal), stat[name], last);

  const { goalsFor, goalsAgainst } = match;
  const concededMinutes = ofGoals(
    'conceeded',
    presence ? goalsAgainst.filter(({ slot }) => isPresent(presence, slot)) : [],
  );
  const savedMinutes = fit(match.penalties.saved.get(playerId) ?? [], stat.penalty_saved, last);
  const missedMinutes = match.penalties.missed.get(playerId) ?? [];
  // A player who was sent off left the pitch by it, and a second yellow follows a first one.
  const isSentOff = presence !== null && stat.red_card > 0;
  const firstYellowUntil = isSentOff && stat.second_yellow > 0 ? Math.max(first, last - 1) : last;
  const minutes = {
    goals: ofGoals(
      'goals',
      goalsFor.filter(({ isOwnGoal, scorerId }) => !isOwnGoal && scorerId === playerId),
    ),
    assists: ofGoals(
      'assists',
      goalsFor.filter(({ assistId }) => assistId === playerId),
    ),
    own_goals: ofGoals(
      'own_goals',
      goalsAgainst.filter(({ isOwnGoal, scorerId }) => isOwnGoal && scorerId === playerId),
    ),
    conceeded: concededMinutes,
    teamConceded: fit(goalsAgainst.map(minuteOfGoal), stat.teamConceded, length),
    // The goal follows the error within seconds.
    errorLeadToGoal: fit(concededMinutes, stat.errorLeadToGoal, last),
    yellow_cards: spread('yellow_cards', first, firstYellowUntil),
    second_yellow: isSentOff ? repeat(stat.second_yellow, last) : spread('second_yellow'),
    red_card: isSentOff ? repeat(stat.red_card, last) : spread('red_card'),
    penalty_saved: savedMinutes,
    penalty_miss: [...missedMinutes, ...spread('penalty_miss').slice(missedMinutes.length)].sort(ascending),
    // A saved penalty is a save as well.
    saves: [...savedMinutes.slice(0, stat.saves), ...spread('saves').slice(savedMinutes.length)].sort(
      ascending,
    ),
  } satisfies Partial<CountMinutes>;
  const others = COUNTS.filter((name) => !(name in minutes)).map((name) => [name, spread(name)]);
  return { ...Object.fromEntries(others), ...minutes } as CountMinutes;
}

function minuteOfGoal({ slot }: PlacedGoal): number {
  return minuteOf(slot);
}

/** Exactly `count` minutes: the first ones, or more at `last` where there are too few. */
function fit(minutes: readonly number[], count: number, last: number): number[] {
  return [...minutes.slice(0, count), ...repeat(count - minutes.length, last)].sort(ascending);
}

function repeat(times: number, minute: number): number[] {
  return Array.from({ length: Math.max(0, times) }, () => minute);
}

function ascending(a: number, b: number): number {
  return a - b;
}
