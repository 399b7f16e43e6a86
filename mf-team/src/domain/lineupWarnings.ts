import type { Player } from '@euro/api-contract';
import { type DraftSquad, refusalToSwap } from '@euro/game';
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
  /** A starter for whom somebody on the bench may come on who can play. */
  readonly canSwap: boolean;
}

/** Whether the player is out for the rest of the competition: only a transfer helps. */
export function isOutForGood({ kind }: Pick<LineupWarning, 'kind'>): boolean {
  return kind === 'eliminated' || kind === 'left';
}

/** Players who are banned, injured or otherwise can't play in the matchday, starters first. */
export function lineupWarnings(draft: DraftSquad, weekId: number, world: World): LineupWarning[] {
  const { bench } = pitchSlots(draft);
  const kindOf = (playerId: number | null) => {
    const player = playerId === null ? undefined : world.players.get(playerId);
    return player === undefined ? null : warningKind(player, hasNoMatch(player.clubId, weekId, world));
  };
  const fitBenchIds = bench.flatMap(({ playerId }) =>
    playerId === null || kindOf(playerId) !== null ? [] : playerId,
  );
  return draft.slots.flatMap(({ playerId, role }, at): LineupWarning[] => {
    const kind = kindOf(playerId);
    if (playerId === null || kind === null) return [];
    const seat = bench.find(({ index }) => index === at);
    const canSwap =
      role === 'starting' &&
      fitBenchIds.some((id) => refusalToSwap(draft, playerId, id, world.rules) === null);
    return [{ playerId, kind, role, benchPlace: seat ? (seat.order ?? 0) : -1, canSwap }];
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
