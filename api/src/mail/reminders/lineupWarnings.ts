import type { Lineup } from '@euro/game';
import {
  eliminatedClubs,
  isBanned,
  isInjured,
  knownSides,
  squadPlaceOf,
  type TournamentSnapshot,
} from '../../tournament/index.js';
import type { LineupWarning } from '../deadlineMail.js';

interface LineupToCheck {
  readonly snapshot: TournamentSnapshot;
  readonly lineup: Pick<Lineup, 'starting' | 'captainId'>;
  /** The matchday that the lineup is for. */
  readonly weekId: number;
  /** Epoch milliseconds of game time. */
  readonly now: number;
}

/** Starters, coach included, who may not or can't play in the matchday. */
export function lineupWarnings({ snapshot, lineup, weekId, now }: LineupToCheck): LineupWarning[] {
  const eliminatedIds = eliminatedClubs(snapshot, now);
  const hasNoMatch = idleNations(snapshot, weekId, now);
  return lineup.starting.flatMap((id) => {
    const player = snapshot.players.get(id);
    if (!player) return [];
    const place = squadPlaceOf(snapshot, player, now);
    const clubId = place?.clubId ?? player.clubId;
    const kind = place?.hasLeft
      ? 'left'
      : eliminatedIds.has(clubId)
        ? 'knocked-out'
        : isBanned(snapshot, player, now)
          ? 'banned'
          : isInjured(player, now)
            ? 'injured'
            : hasNoMatch(clubId)
              ? 'no-match'
              : null;
    return kind === null ? [] : [{ name: player.name, kind, isCaptain: id === lineup.captainId }];
  });
}

/**
 * Nations that have no match in a matchday, as far as one may know: while a pairing of it is open, anybody may still
 * be in it.
 */
function idleNations(
  { matches }: TournamentSnapshot,
  weekId: number,
  now: number,
): (clubId: number) => boolean {
  const playing = matches
    .filter((match) => match.weekId === weekId)
    .flatMap((match) => Object.values(knownSides(match, now)));
  return (clubId) => !playing.includes(null) && !playing.includes(clubId);
}
