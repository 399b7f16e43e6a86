import { matchWinner } from './matchWinner.js';
import {
  byKickOff,
  isKnockOut,
  isPlacement,
  type MatchOrigin,
  type TournamentMatch,
} from './tournamentMatch.js';

/** One side of a match of the bracket. */
export interface BracketSlot {
  /** Null while it is not known: then `origin` says whom one waits for. */
  readonly clubId: number | null;
  readonly origin: MatchOrigin | null;
  readonly score: number | null;
  readonly penalties: number | null;
  readonly isWinner: boolean;
}

/** A match of the bracket; `match` is the very one that was handed in. */
export interface BracketMatch<M extends TournamentMatch = TournamentMatch> {
  readonly match: M;
  /** Number within its round by kick-off, from 1: "semi-final 1". */
  readonly number: number;
  readonly home: BracketSlot;
  readonly away: BracketSlot;
}

/** A round of the bracket. */
export interface BracketRound<M extends TournamentMatch = TournamentMatch> {
  /** Name in the feed: `Semi-finals`. */
  readonly stage: string;
  /** From top to bottom: the matches 2n and 2n + 1 feed match n of the next round when the tree is whole. */
  readonly matches: readonly BracketMatch<M>[];
}

/**
 * The knock-out phase as a tree: the first round first, the final last. The tree follows from where the sides come
 * from; without that there is none. Sides stay empty until the pairing is known. Matches of losers are no part of the
 * tree (`placementMatches`).
 */
export function bracket<M extends TournamentMatch>(matches: readonly M[]): readonly BracketRound<M>[] {
  const knockOut = matches.filter((match) => isKnockOut(match) && !isPlacement(match)).toSorted(byKickOff);
  const byId = new Map(knockOut.map((match) => [match.id, match]));
  const fed = new Set(knockOut.flatMap((match) => feedersOf(match, byId).map(({ id }) => id)));
  const rounds: M[][] = [];
  let round = knockOut.filter(({ id }) => !fed.has(id));
  while (round.length > 0 && rounds.length < knockOut.length) {
    rounds.unshift(round);
    round = round.flatMap((match) => feedersOf(match, byId));
  }
  return rounds.map(presentRound);
}

/** The matches beside the tree, such as the one for the third place, by kick-off. */
export function placementMatches<M extends TournamentMatch>(
  matches: readonly M[],
): readonly BracketMatch<M>[] {
  return presentRound(matches.filter(isPlacement).toSorted(byKickOff)).matches;
}

/** The matches whose winners meet in this one, its home side's first. */
function feedersOf<M extends TournamentMatch>(match: M, byId: ReadonlyMap<number, M>): M[] {
  return [match.homeFrom, match.awayFrom].flatMap((origin) =>
    origin?.matchId == null ? [] : (byId.get(origin.matchId) ?? []),
  );
}

function presentRound<M extends TournamentMatch>(round: readonly M[]): BracketRound<M> {
  const order = round.toSorted(byKickOff);
  return {
    stage: round[0]?.stage ?? '',
    matches: round.map((match) => {
      const winner = matchWinner(match);
      return {
        match,
        number: order.indexOf(match) + 1,
        home: {
          clubId: match.homeId?.id ?? null,
          origin: match.homeFrom,
          score: match.homeScore,
          penalties: match.penHome,
          isWinner: winner === 'home',
        },
        away: {
          clubId: match.awayId?.id ?? null,
          origin: match.awayFrom,
          score: match.awayScore,
          penalties: match.penAway,
          isWinner: winner === 'away',
        },
      };
    }),
  };
}
