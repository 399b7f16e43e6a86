import type { TeamPoints } from '@euro/api-contract';

/** How somebody came on or went out without his manager's save. */
export interface SheetSub {
  readonly kind: 'auto-in' | 'auto-out' | 'power-in' | 'power-out';
  /** With whom he changed places. */
  readonly otherName: string;
}

/** What a player was to a team in one matchday. */
export interface SheetRole {
  readonly weekId: number;
  readonly armband: 'captain' | 'vice-captain' | null;
  readonly counted: boolean;
  readonly multiplier: number;
  /** What he brought the team. */
  readonly total: number;
  /** Who wore the armband. */
  readonly captainName: string;
  readonly sub?: SheetSub | null;
  /** He sat on the bench and counts all the same: the bench boost is played. */
  readonly bankBoost?: boolean;
}

/** What a selected player was to a team, out of the team's points; undefined for who was not selected. */
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
