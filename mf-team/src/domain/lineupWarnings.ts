import type { Player } from '@euro/api-contract';
import type { DraftSquad } from '@euro/game';
import { matchOutlook, pitchSlots, type World } from '@euro/game-ui';

/** Why a player needs attention before the deadline. */
export type LineupWarningKind = 'eliminated' | 'left' | 'banned' | 'injured' | 'no-match';

/** A player to look at, with where he is in the lineup. */
export interface LineupWarning {
  readonly playerId: number;
  readonly kind: LineupWarningKind;
  readonly role: 'starting' | 'bench';
  /** On the bench: 0 is a goalkeeper, from 1 on it is the auto-sub order; -1 for a starter. */
  readonly benchPlace: number;
}

/** Players who are banned, injured or otherwise can't play in the matchday, starters first. */
export function lineupWarnings(draft: DraftSquad, weekId: number, world: World): LineupWarning[] {
  const { bench } = pitchSlots(draft);
  return draft.slots.flatMap((slot, at) => {
    const player = slot.playerId === null ? undefined : world.players.get(slot.playerId);
    if (player === undefined) return [];
    const kind = warningKind(player, hasNoMatch(player.clubId, weekId, world));
    if (kind === null) return [];
    const seat = bench.find(({ index }) => index === at);
    return [{ playerId: player.id, kind, role: slot.role, benchPlace: seat ? (seat.order ?? 0) : -1 }];
  });
}

/** Before there are any fixtures no player is marked as not playing. */
function hasNoMatch(clubId: number, weekId: number, { matches }: World): boolean {
  const hasFixtures = matches.some((match) => match.weekId === weekId);
  return hasFixtures && matchOutlook(clubId, weekId, matches) === 'none';
}

function warningKind(
  player: Pick<Player, 'ban' | 'injury' | 'eliminated' | 'leftAt'>,
  hasNoMatch: boolean,
): LineupWarningKind | null {
  if (player.eliminated) return player.leftAt ? 'left' : 'eliminated';
  if (player.ban === 1) return 'banned';
  if (player.injury === 1) return 'injured';
  return hasNoMatch ? 'no-match' : null;
}
