import type { ScoredSelection, TeamPoints } from '@euro/api-contract';
import { COACH, countPositions, formationText, GOALKEEPER, type PositionId } from '@euro/game';
import { benchOrders, PITCH_ROWS } from '@euro/game-ui';

/** A seat on the bench after the auto-subs. */
export interface PointsSeat {
  readonly selection: ScoredSelection;
  /** Place in the auto-sub order, from 1; null for the goalkeeper and for a starter who was taken out. */
  readonly order: number | null;
  readonly kind: 'keeper' | 'outfield' | 'from-starting';
}

/** An auto-sub with the former bench place of the player who came on; 0 is a goalkeeper. */
export interface ShownSub {
  readonly outId: number;
  readonly inId: number;
  readonly place: number;
}

/** A scored lineup as it is drawn, after its power subs: auto-subs are in the place of those they replace. */
export interface PointsLineup {
  readonly coach: ScoredSelection | null;
  readonly rows: readonly (readonly ScoredSelection[])[];
  readonly bench: readonly PointsSeat[];
  readonly subs: readonly ShownSub[];
  readonly formation: string;
}

/** The counted players in rows, and the bench; `positionOf` returns undefined for unknown players. */
export function pointsLineup(
  points: Pick<TeamPoints, 'selections' | 'autoSubs'>,
  positionOf: (playerId: number) => PositionId | undefined,
): PointsLineup {
  const byId = new Map(points.selections.map((selection) => [selection.playerId, selection]));
  const inOrder = (role: 0 | 1) =>
    points.selections.filter((selection) => selection.positionId === role).sort((a, b) => a.order - b.order);
  const bench = inOrder(0);
  const position = (selection: ScoredSelection) => positionOf(selection.playerId);
  const orders = benchOrders(bench.map(position));

  const onPitch = [...inOrder(1)];
  for (const { outId, inId } of points.autoSubs) {
    const at = onPitch.findIndex((selection) => selection.playerId === outId);
    const substitute = byId.get(inId);
    if (at >= 0 && substitute !== undefined) onPitch[at] = substitute;
  }
  const rows = PITCH_ROWS.map((row) => onPitch.filter((selection) => position(selection) === row));
  const positions = onPitch.flatMap((selection) => position(selection) ?? []);
  return {
    coach: onPitch.find((selection) => position(selection) === COACH) ?? null,
    rows,
    bench: bench.map((selection, place): PointsSeat => {
      const sub = points.autoSubs.find(({ inId }) => inId === selection.playerId);
      const outSelection = sub === undefined ? undefined : byId.get(sub.outId);
      if (outSelection !== undefined) return { selection: outSelection, order: null, kind: 'from-starting' };
      const isKeeper = position(selection) === GOALKEEPER;
      // A player taken out by a power sub has no place in the order (decisions §4.6).
      if (selection.powerSub === 'out') return { selection, order: null, kind: 'from-starting' };
      return { selection, order: orders[place] ?? null, kind: isKeeper ? 'keeper' : 'outfield' };
    }),
    subs: points.autoSubs.map(({ outId, inId }) => ({
      outId,
      inId,
      place: orders[bench.findIndex((selection) => selection.playerId === inId)] ?? 0,
    })),
    formation: formationText(countPositions(positions)),
  };
}

/** The players with the armbands, and the one whose points are multiplied; null without one. */
export interface Armbands {
  readonly captain: ScoredSelection | null;
  readonly viceCaptain: ScoredSelection | null;
  readonly multipliedSelection: ScoredSelection | null;
}

/** The armbands of a scored lineup. */
export function armbands({ selections }: Pick<TeamPoints, 'selections'>): Armbands {
  return {
    captain: selections.find((selection) => selection.captain === 1) ?? null,
    viceCaptain: selections.find((selection) => selection.captain === 2) ?? null,
    multipliedSelection: selections.find((selection) => selection.multiplier !== 1) ?? null,
  };
}
