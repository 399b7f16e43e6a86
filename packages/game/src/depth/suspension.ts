/** A player's cards in one match of his nation; all zeros when he had none or did not play. */
export interface MatchCards {
  /** A plain yellow card, whether or not he was sent off afterwards. */
  readonly yellow: number;
  readonly secondYellow: number;
  readonly red: number;
  /** Single yellow cards are wiped out after this match: the quarter-finals. */
  readonly endsYellows: boolean;
}

const YELLOWS_TO_SIT_OUT = 2;

/**
 * Whether a player misses his nation's next match, by the tournament's rule: an expulsion or every second yellow card
 * in different matches costs the next match; single yellow cards are cleared after the quarter-finals (Regulations of
 * UEFA EURO 2022-24, article 55). Longer bans are decisions of the association and only in the feed's flag.
 * @param matches of his nation so far, oldest first
 */
export function isSuspendedNext(matches: readonly MatchCards[]): boolean {
  let yellows = 0;
  let sitsOut = false;
  for (const { yellow, secondYellow, red, endsYellows } of matches) {
    // The first of two yellow cards in one match is part of the expulsion.
    if (yellow > 0 && secondYellow === 0) yellows += 1;
    sitsOut = red > 0 || yellows === YELLOWS_TO_SIT_OUT;
    if (yellows === YELLOWS_TO_SIT_OUT || endsYellows) yellows = 0;
  }
  return sitsOut;
}
