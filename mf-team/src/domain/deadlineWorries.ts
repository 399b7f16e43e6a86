import type { DraftSquad } from '@euro/game';
import { fixtureOf } from './fixtures.js';
import type { World } from './world.js';

/** Why a player of the squad deserves a look before the deadline. */
export type WorryKind = 'banned' | 'injured' | 'no-match';

/** A player to look at, with where he stands in the lineup. */
export interface Worry {
  readonly playerId: number;
  readonly kind: WorryKind;
  readonly role: 'starting' | 'bench';
  /** On the bench: 0 is the goalkeeper, 1 to 3 the auto-sub order. */
  readonly benchPlace: number;
}

/** Who may not or can not play in the matchday, starters first. */
export function deadlineWorries(draft: DraftSquad, weekId: number, world: World): Worry[] {
  const bench = draft.slots.filter((slot) => slot.role === 'bench');
  // A matchday none of whose pairings are known says nothing about who plays.
  const isDrawn = world.matches.some((match) => match.weekId === weekId && match.homeId !== null);
  return draft.slots.flatMap((slot) => {
    const player = slot.playerId === null ? undefined : world.players.get(slot.playerId);
    if (player === undefined) return [];
    const kind = worryKind(player, isDrawn && fixtureOf(player.clubId, weekId, world.matches) === null);
    if (kind === null) return [];
    return [{ playerId: player.id, kind, role: slot.role, benchPlace: bench.indexOf(slot) }];
  });
}

function worryKind(
  player: { readonly ban: number; readonly injury: number },
  hasNoMatch: boolean,
): WorryKind | null {
  if (player.ban === 1) return 'banned';
  if (player.injury === 1) return 'injured';
  return hasNoMatch ? 'no-match' : null;
}
