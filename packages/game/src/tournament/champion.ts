import { matchWinner } from './matchWinner.js';

interface Final {
  readonly stage: string;
  readonly status: 'scheduled' | 'live' | 'finished';
  readonly homeId: { readonly id: number } | null;
  readonly awayId: { readonly id: number } | null;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly penHome: number | null;
  readonly penAway: number | null;
}

/** The winner of a tournament, with the score of its final: the winner's goals first. */
export interface Champion {
  readonly clubId: number;
  readonly otherId: number;
  readonly score: readonly [number, number];
  /** Score of the shoot-out; null without one. */
  readonly penalties: readonly [number, number] | null;
}

/** True for the match that decides a tournament. */
export function isFinal({ stage }: Pick<Final, 'stage'>): boolean {
  return stage.toLowerCase() === 'final';
}

/** The winner of the final among these matches; null in a league, and while it was not played. */
export function champion(matches: readonly Final[]): Champion | null {
  const final = matches.find(isFinal);
  const winner = final && matchWinner(final);
  if (!winner || !final.homeId || !final.awayId) return null;
  const { homeId, awayId, penHome, penAway } = final;
  const inOrder = <T>(home: T, away: T): readonly [T, T] => (winner === 'home' ? [home, away] : [away, home]);
  const [clubId, otherId] = inOrder(homeId.id, awayId.id);
  return {
    clubId,
    otherId,
    score: inOrder(final.homeScore ?? 0, final.awayScore ?? 0),
    penalties: penHome === null || penAway === null ? null : inOrder(penHome, penAway),
  };
}
