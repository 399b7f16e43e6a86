import type { TeamPoints } from '@euro/api-contract';

/** An automatic substitution or power sub of a player. */
export interface SheetSub {
  readonly kind: 'auto-in' | 'auto-out' | 'power-in' | 'power-out';
  /** Name of the player on the other side of the swap. */
  readonly otherName: string;
}

/** A player's role in a team in one matchday. */
export interface SheetRole {
  readonly weekId: number;
  readonly armband: 'captain' | 'vice-captain' | null;
  readonly counted: boolean;
  readonly multiplier: number;
  /** His points for the team. */
  readonly total: number;
  /** The captain's name. */
  readonly captainName: string;
  readonly sub?: SheetSub | null;
  /** The bench boost is played: he counts from the bench. */
  readonly bankBoost?: boolean;
}

/** The role of a selected player, from the team's points; undefined for other players. */
export function sheetRoleOf(
  points: Pick<TeamPoints, 'weekId' | 'selections' | 'autoSubs' | 'powerSubs' | 'booster'>,
  playerId: number,
  nameOf: (playerId: number) => string,
): SheetRole | undefined {
  const selection = points.selections.find((one) => one.playerId === playerId);
  if (selection === undefined) return undefined;
  const captain = points.selections.find((one) => one.captain === 1);
  const { counted, multiplier, total } = selection;
  return {
    weekId: points.weekId,
    armband: selection.captain === 1 ? 'captain' : selection.captain === 2 ? 'vice-captain' : null,
    counted,
    multiplier,
    total,
    captainName: captain === undefined ? '' : nameOf(captain.playerId),
    sub: subOf(points, playerId, nameOf),
    bankBoost: points.booster === 'bank' && selection.positionId === 0,
  };
}

/** A power sub is the manager's own and is shown rather than the auto-sub that followed. */
function subOf(
  { autoSubs, powerSubs }: Pick<TeamPoints, 'autoSubs' | 'powerSubs'>,
  playerId: number,
  nameOf: (playerId: number) => string,
): SheetSub | null {
  for (const [kind, subs] of [
    ['power', powerSubs],
    ['auto', autoSubs],
  ] as const) {
    const sub = subs.findLast(({ inId, outId }) => inId === playerId || outId === playerId);
    if (sub?.inId === playerId) return { kind: `${kind}-in`, otherName: nameOf(sub.outId) };
    if (sub) return { kind: `${kind}-out`, otherName: nameOf(sub.inId) };
  }
  return null;
}
