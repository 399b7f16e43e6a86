import type { Part } from './insertParts.js';

/** The last binary digits of an id: the place of a team in a stored part. */
export const POSITION_BITS = 8;
/** Teams of one stored part. */
export const POSITIONS = 1 << POSITION_BITS;
/** Bytes of one team's position. */
export const POSITION = 4;

/** The part in which a team's position in a ranking is. */
export function positionPartOf(teamId: number): number {
  return teamId >> POSITION_BITS;
}

/**
 * The position of each team in a ranking, by its id: parts of `POSITIONS` ids, a little-endian 32-bit integer each,
 * all zeros for an id that is not in it.
 * @param teamIds in order
 * @param positions of those teams: 1 for the best, each once
 */
export function positionParts(teamIds: Int32Array, positions: Int32Array): Part[] {
  const parts: number[] = [];
  for (const teamId of teamIds) {
    const part = positionPartOf(teamId);
    if (parts.at(-1) !== part) parts.push(part);
  }
  const slots = new Int32Array(parts.length * POSITIONS);
  let at = 0;
  for (let index = 0; index < teamIds.length; index += 1) {
    const teamId = teamIds[index] ?? 0;
    while (parts[at] !== positionPartOf(teamId)) at += 1;
    slots[at * POSITIONS + (teamId % POSITIONS)] = positions[index] ?? 0;
  }
  const bytes = Buffer.from(slots.buffer);
  const size = POSITIONS * POSITION;
  return parts.map((part, index) => ({ part, bytes: bytes.subarray(index * size, (index + 1) * size) }));
}

/**
 * A position out of its bytes: 1 for the best, 0 for a team that is not in the ranking.
 * @param bytes drivers give them as a Buffer or as an ArrayBuffer
 * @param slot of the id, when the bytes are those of a whole part
 */
export function readPosition(bytes: Uint8Array | ArrayBuffer, slot = 0): number {
  const view = ArrayBuffer.isView(bytes)
    ? new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    : new DataView(bytes);
  return view.getInt32(slot * POSITION, true);
}
