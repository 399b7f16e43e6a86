import { type Registration, spellAt } from '@euro/game';
import type { SnapshotPlayer, TournamentSnapshot } from './tournamentSnapshot.js';

/** A player's club in the lists of players. */
export interface SquadPlace extends Registration {
  /** He left the competition: it is the last club he had. */
  readonly hasLeft: boolean;
}

/**
 * The club of a player by which teams are saved at `now`: the one he has at the deadline of the open matchday, after
 * the last one at that (decisions §11.1). Null for who has not come yet.
 */
export function squadPlaceOf(
  { matchdays }: Pick<TournamentSnapshot, 'matchdays'>,
  player: Pick<SnapshotPlayer, 'clubId' | 'shirt' | 'spells' | 'leftAt'>,
  now: number,
): SquadPlace | null {
  const at = squadMoment(matchdays, now);
  const { leftAt } = player;
  const hasLeft = leftAt !== null && leftAt <= at;
  const place = spellAt({ ...player, leftAt: null }, hasLeft ? leftAt : at);
  return place && { clubId: place.clubId, shirt: place.shirt, hasLeft };
}

/** The deadline of the open matchday; after the last one that, and `now` without matchdays. */
export function squadMoment(matchdays: TournamentSnapshot['matchdays'], now: number): number {
  const open = matchdays.find(({ deadlineAt }) => deadlineAt > now) ?? matchdays.at(-1);
  return open?.deadlineAt ?? now;
}
