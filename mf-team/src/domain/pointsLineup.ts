import type { ScoredSelection, TeamPoints } from '@euro/api-contract';
import { COACH, countPositions, formationText, GOALKEEPER, type PositionId } from '@euro/game';
import { benchOrders, PITCH_ROWS } from '@euro/game-ui';

/** A seat on the bench after the auto-subs. */
export interface PointsSeat {
  readonly selection: ScoredSelection;
  /** His turn in the auto-sub order, from 1; null for the goalkeeper and for a starter who was taken out. */
  readonly order: number | null;
  readonly kind: 'keeper' | 'outfield' | 'from-starting';
}

/** An auto-sub with the turn on the bench that the one who comes on had; 0 is a goalkeeper. */
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

/** Who counted, in rows, and who sat on the bench; `positionOf` answers undefined for unknown players. */
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
      const out = sub === undefined ? undefined : byId.get(sub.outId);
      if (out !== undefined) return { selection: out, order: null, kind: 'from-starting' };
      const isKeeper = position(selection) === GOALKEEPER;
      // Whom a power sub took out has no turn any more (decisions §4.6).
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

/** Who wears which armband, and who carries its multiplier; null when nobody does. */
export interface Armbands {
  readonly captain: ScoredSelection | null;
  readonly viceCaptain: ScoredSelection | null;
  readonly multiplied: ScoredSelection | null;
}

/** The armbands of a scored lineup. */
export function armbands({ selections }: Pick<TeamPoints, 'selections'>): Armbands {
  return {
    captain: selections.find((selection) => selection.captain === 1) ?? null,
    viceCaptain: selections.find((selection) => selection.captain === 2) ?? null,
    multiplied: selections.find((selection) => selection.multiplier !== 1) ?? null,
  };
}
