import { squadPlaceOf } from './squadPlaceOf.js';
import type { SnapshotPlayer, TournamentSnapshot } from './tournamentSnapshot.js';

/** The players and coaches of all squads at `now`, those who left too, without those who have not come yet. */
export function playersNow(snapshot: TournamentSnapshot, now: number): SnapshotPlayer[] {
  return [...snapshot.players.values()].filter((player) => squadPlaceOf(snapshot, player, now) !== null);
}
