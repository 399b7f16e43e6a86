/**
 * States of a match that the score and the minute do not show. `postponed` has no date; `suspended` is resumed later;
 * `awarded` has a score and no line-ups; `abandoned` counts with the statistics it has when it has a score, else for
 * nobody; `annulled` and `cancelled` count for nobody.
 */
export const SPECIAL_STATES = [
  'postponed',
  'suspended',
  'awarded',
  'abandoned',
  'annulled',
  'cancelled',
] as const;
export type SpecialState = (typeof SPECIAL_STATES)[number];

/** Every state of a match. */
export type MatchStateName = SpecialState | 'scheduled' | 'running' | 'finished';

interface Decided {
  /** Null for a match that takes its ordinary course. */
  readonly state: SpecialState | null;
  readonly homeScore: number | null;
}

/** Whether a match counts for nobody: nothing of it will be known any more. */
export function isCalledOff({ state, homeScore }: Decided): boolean {
  return state === 'cancelled' || state === 'annulled' || (state === 'abandoned' && homeScore === null);
}

/** Whether nobody plays the match any more: it is called off, or its score was awarded. */
export function isDecidedUnplayed(match: Decided): boolean {
  return match.state === 'awarded' || isCalledOff(match);
}

/** Whether a match gives points once it is over (decisions §12.3). */
export function givesPoints(
  match: Decided,
  { awardedScoresCoach }: { readonly awardedScoresCoach: boolean },
): boolean {
  return match.state === 'awarded' ? awardedScoresCoach : !isCalledOff(match);
}

/** Whether somebody plays the match in its matchday, or did: it has its date, and nobody took it off. */
export function isPlayedInMatchday({
  state,
  homeScore,
}: {
  /** Left out for a match that takes its ordinary course. */
  readonly state?: SpecialState | undefined;
  readonly homeScore: number | null;
}): boolean {
  // A postponed match has no score, and one that is called off has none either.
  return !state || (state !== 'awarded' && homeScore !== null);
}

/** Whether its matchday waits for the match: a postponed one keeps no matchday open unless it stays (decisions §12.4). */
export function isAwaited(
  { state }: Pick<Decided, 'state'>,
  { postponedStay }: { readonly postponedStay: boolean },
): boolean {
  return state !== 'postponed' || postponedStay;
}
