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

/** What is known of each team, in this order, as little-endian 32-bit integers; only zeros for a team without a result. */
const HALF_POINTS = 0;
const TOTAL = 4;
const WEEK_RANK = 8;
const GENERAL_RANK = 12;
const MOVE = 16;
const NO_MOVE = -0x8000_0000;

/** The part in which a team's result is. */
export function partOf(teamId: number): number {
  return teamId >> PART_BITS;
}

/** Results of teams on their way into the database: parts that follow each other in the order of the ids. */
export class ResultParts {
  private readonly bytes: Buffer;
  private readonly parts: number[] = [];

  /** @param most parts that there will be room for */
  constructor(most: number) {
    this.bytes = Buffer.alloc(most * PART * RESULT);
  }

  /** Teams come in the order of their ids. */
  add({ teamId, halfPoints, totalHalf, weekRank, generalRank, generalMove }: TeamResult): void {
    const part = partOf(teamId);
    if (this.parts.at(-1) !== part) this.parts.push(part);
    const at = ((this.parts.length - 1) * PART + (teamId % PART)) * RESULT;
    this.bytes.writeInt32LE(halfPoints, at + HALF_POINTS);
    this.bytes.writeInt32LE(totalHalf, at + TOTAL);
    this.bytes.writeInt32LE(weekRank, at + WEEK_RANK);
    this.bytes.writeInt32LE(generalRank, at + GENERAL_RANK);
    this.bytes.writeInt32LE(generalMove ?? NO_MOVE, at + MOVE);
  }

  rows(): { readonly part: number; readonly bytes: Buffer }[] {
    const size = PART * RESULT;
    return this.parts.map((part, index) => ({
      part,
      bytes: this.bytes.subarray(index * size, (index + 1) * size),
    }));
  }
}

/**
 * A team's result out of its bytes; null for a team without one.
 * @param bytes `RESULT` of them; drivers give them as a Buffer or as an ArrayBuffer
 */
export function readResult(teamId: number, bytes: Uint8Array | ArrayBuffer): TeamResult | null {
  const view = viewOf(bytes);
  const weekRank = view.getInt32(WEEK_RANK, true);
  if (weekRank === 0) return null;
  const move = view.getInt32(MOVE, true);
  return {
    teamId,
    halfPoints: view.getInt32(HALF_POINTS, true),
    totalHalf: view.getInt32(TOTAL, true),
    weekRank,
    generalRank: view.getInt32(GENERAL_RANK, true),
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

function viewOf(bytes: Uint8Array | ArrayBuffer): DataView {
  return ArrayBuffer.isView(bytes)
    ? new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    : new DataView(bytes);
}
