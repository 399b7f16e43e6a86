/** A player's cards in one match of his nation; all zeros when he had none or did not play. */
export interface MatchCards {
  /** A plain yellow card, whether or not he was sent off afterwards. */
  readonly yellow: number;
  readonly secondYellow: number;
  readonly red: number;
  /** Single yellow cards are wiped out after this match: the quarter-finals. */
  readonly endsYellows: boolean;
}

/** Of UEFA and FIFA tournaments. */
const YELLOWS_TO_SIT_OUT = 2;

/**
 * Whether a player misses his nation's next match, by the tournament's rule: an expulsion or every second yellow card
 * in different matches costs the next match; single yellow cards are cleared after the quarter-finals (Regulations of
 * UEFA EURO 2022-24, article 55). Longer bans are decisions of the association and only in the feed's flag.
 * @param matches of his nation so far, oldest first
 * @param yellowsToBan yellow cards that cost a match; 0 for a competition in which none do
 */
export function isSuspendedNext(
  matches: readonly MatchCards[],
  yellowsToBan: number = YELLOWS_TO_SIT_OUT,
): boolean {
  return countCards(matches, yellowsToBan).sitsOut;
}

/** Whether one more yellow card costs a player a match, by the same rule; not while he is suspended for another. */
export function isOneYellowFromBan(
  matches: readonly MatchCards[],
  yellowsToBan: number = YELLOWS_TO_SIT_OUT,
): boolean {
  const { yellows, sitsOut } = countCards(matches, yellowsToBan);
  return !sitsOut && yellows > 0 && yellows === yellowsToBan - 1;
}

function countCards(
  matches: readonly MatchCards[],
  yellowsToBan: number,
): { readonly yellows: number; readonly sitsOut: boolean } {
  let yellows = 0;
  let sitsOut = false;
  for (const { yellow, secondYellow, red, endsYellows } of matches) {
    // The first of two yellow cards in one match is part of the expulsion.
    if (yellow > 0 && secondYellow === 0) yellows += 1;
    const isFull = yellows > 0 && yellows === yellowsToBan;
    sitsOut = red > 0 || isFull;
    if (isFull || endsYellows) yellows = 0;
  }
  return { yellows, sitsOut };
}
