import type { Lineup } from '@euro/game';
import { type Catalogue, isBanned, knownSides } from '../catalogue/index.js';
import type { WorryKind } from '../mail/deadlineMail.js';

/** A starter to look at before the deadline. */
export interface StarterWorry {
  readonly name: string;
  readonly kind: WorryKind;
  readonly isCaptain: boolean;
}

interface Asked {
  readonly catalogue: Catalogue;
  readonly lineup: Pick<Lineup, 'starting' | 'captainId'>;
  /** The matchday that the lineup is for. */
  readonly weekId: number;
  /** Epoch milliseconds of game time. */
  readonly now: number;
}

/** Which of the eleven and the coach may not, or can not, play in the matchday. */
export function starterWorries({ catalogue, lineup, weekId, now }: Asked): StarterWorry[] {
  const idle = idleNations(catalogue, weekId, now);
  return lineup.starting.flatMap((id) => {
    const player = catalogue.players.get(id);
    if (!player) return [];
    const { injury } = player;
    const ban = isBanned(catalogue, player, now);
    const kind = worryOf({ ban, injury }, idle(player.clubId));
    return kind === null ? [] : [{ name: player.name, kind, isCaptain: id === lineup.captainId }];
  });
}

function worryOf(
  { ban, injury }: { readonly ban: boolean; readonly injury: boolean },
  idle: 'knocked-out' | 'no-match' | null,
): WorryKind | null {
  if (ban) return 'banned';
  return injury ? 'injured' : idle;
}

/**
 * Nations that have no match in a matchday, as far as one may know: while a pairing of it is open, anybody may still
 * be in it. Who has no match after it either is out.
 */
function idleNations({ matches }: Catalogue, weekId: number, now: number) {
  const sidesOf = (match: Catalogue['matches'][number]) => Object.values(knownSides(match, now));
  const playing = matches.filter((match) => match.weekId === weekId).flatMap(sidesOf);
  const later = matches.filter((match) => match.weekId > weekId).flatMap(sidesOf);
  return (clubId: number): 'knocked-out' | 'no-match' | null => {
    if (playing.includes(null) || playing.includes(clubId)) return null;
    return later.includes(clubId) ? 'no-match' : 'knocked-out';
  };
}
