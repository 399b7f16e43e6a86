/** A team's points and places after a matchday; points in halves. */
export interface TeamResult {
  readonly teamId: number;
  readonly halfPoints: number;
  /** All matchdays up to this one. */
  readonly totalHalf: number;
  readonly weekRank: number;
  readonly generalRank: number;
  /** Places won or lost since the matchday before; null without one. */
  readonly generalMove: number | null;
}

/** The last binary digits of an id: the place of a team in a stored part. */
export const PART_BITS = 6;
/** Teams of one stored part. */
export const PART = 1 << PART_BITS;
/** Bytes of one team's result. */
export const RESULT = 20;
/** Numbers of one team's result. */
const FIELDS = RESULT / Int32Array.BYTES_PER_ELEMENT;

/** Fields of a result, in this order, as little-endian 32-bit integers; all zeros for a team without a result. */
const HALF_POINTS = 0;
const TOTAL = 1;
const WEEK_RANK = 2;
const GENERAL_RANK = 3;
const MOVE = 4;
const NO_MOVE = -0x8000_0000;

/** The part in which a team's result is. */
export function partOf(teamId: number): number {
  return teamId >> PART_BITS;
}

/** Results of teams on their way into the database: parts that follow each other in the order of the ids. */
export class ResultParts {
  private readonly fields: Int32Array;
  private readonly parts: number[] = [];
  /** The last of them. */
  private part = -1;
  /** Offset of its first team. */
  private start = -PART * FIELDS;

  /** @param capacity parts that there will be room for */
  constructor(capacity: number) {
    this.fields = new Int32Array(capacity * PART * FIELDS);
  }

  /** Teams come in the order of their ids. */
  add({ teamId, halfPoints, totalHalf, weekRank, generalRank, generalMove }: TeamResult): void {
    const part = partOf(teamId);
    if (part !== this.part) {
      this.parts.push(part);
      this.part = part;
      this.start += PART * FIELDS;
    }
    const { fields } = this;
    const at = this.start + (teamId % PART) * FIELDS;
    fields[at + HALF_POINTS] = halfPoints;
    fields[at + TOTAL] = totalHalf;
    fields[at + WEEK_RANK] = weekRank;
    fields[at + GENERAL_RANK] = generalRank;
    fields[at + MOVE] = generalMove ?? NO_MOVE;
  }

  rows(): { readonly part: number; readonly bytes: Buffer }[] {
    const size = PART * RESULT;
    return this.parts.map((part, index) => ({
      part,
      bytes: Buffer.from(this.fields.buffer, index * size, size),
    }));
  }
}

/**
 * A team's result out of its bytes; null for a team without one.
 * @param bytes `RESULT` of them; drivers give them as a Buffer or as an ArrayBuffer
 */
export function readResult(teamId: number, bytes: Uint8Array | ArrayBuffer): TeamResult | null {
  const view = viewOf(bytes);
  const weekRank = fieldOf(view, WEEK_RANK);
  if (weekRank === 0) return null;
  const move = fieldOf(view, MOVE);
  return {
    teamId,
    halfPoints: fieldOf(view, HALF_POINTS),
    totalHalf: fieldOf(view, TOTAL),
    weekRank,
    generalRank: fieldOf(view, GENERAL_RANK),
    generalMove: move === NO_MOVE ? null : move,
  };
}

/** All results of a stored part, in the order of the teams' ids. */
export function readPart(part: number, bytes: Uint8Array | ArrayBuffer): TeamResult[] {
  const { buffer, byteOffset, byteLength } = viewOf(bytes);
  return Array.from({ length: byteLength / RESULT }, (_, slot) =>
    readResult(part * PART + slot, new Uint8Array(buffer, byteOffset + slot * RESULT, RESULT)),
  ).filter((result) => result !== null);
}

function fieldOf(view: DataView, field: number): number {
  return view.getInt32(field * Int32Array.BYTES_PER_ELEMENT, true);
}

function viewOf(bytes: Uint8Array | ArrayBuffer): DataView {
  return ArrayBuffer.isView(bytes)
    ? new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    : new DataView(bytes);
}
