import type { LineupLayout } from './lineupLayout.js';
import type { LineupRange } from './lineupRanges.js';

/*
 * A range of lineups as bytes, all little-endian:
 *   first id, number of teams, number of players    32-bit integers
 *   ids of the players that are in these lineups    32-bit integers, the first of them 0 for nobody
 *   moments at which the teams were created         64-bit floats, epoch milliseconds
 *   ids of the teams, less the first id             16-bit integers
 *   the lineups                                     16-bit indexes of players
 *   boosters                                        bytes
 */

const HEADER = 3;

/** A range in half the bytes of its arrays. */
export function encodeLineups(range: LineupRange): Buffer {
  const { teams, teamIds, createdAt, boosters, lineups } = range;
  const first = teamIds[0] ?? 0;
  const players = [0];
  const indexes = new Map([[0, 0]]);
  const packed = new Uint16Array(lineups.length);
  for (let at = 0; at < lineups.length; at += 1) {
    const id = lineups[at] ?? 0;
    let index = indexes.get(id);
    if (index === undefined) {
      index = players.push(id) - 1;
      indexes.set(id, index);
    }
    packed[at] = index;
  }
  if (players.length > 1 << 16) throw new Error(`${players.length} players are in the lineups of one range.`);
  const columns = [
    Int32Array.of(first, teams, players.length),
    Int32Array.from(players),
    createdAt,
    Uint16Array.from(teamIds, (id) => id - first),
    packed,
    boosters,
  ];
  return Buffer.concat(columns.map((column) => bytesOf(column)));
}

/** The range that was encoded. */
export function decodeLineups(bytes: Buffer | ArrayBuffer, layout: LineupLayout): LineupRange {
  const column = columnsOf(bytes);
  const [first = 0, teams = 0, known = 0] = new Int32Array(column(HEADER * 4));
  const players = new Int32Array(column(known * 4));
  const createdAt = new Float64Array(column(teams * 8));
  const teamIds = Int32Array.from(new Uint16Array(column(teams * 2)), (id) => first + id);
  const packed = new Uint16Array(column(teams * layout.size * 2));
  const boosters = new Uint8Array(column(teams));
  const lineups = new Int32Array(packed.length);
  for (let at = 0; at < packed.length; at += 1) lineups[at] = players[packed[at] ?? 0] ?? 0;
  return { teams, teamIds, createdAt, boosters, layout, lineups };
}

function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** Takes one column after the other, each copied to where its numbers may begin. */
function columnsOf(bytes: Buffer | ArrayBuffer): (length: number) => ArrayBuffer {
  const view = ArrayBuffer.isView(bytes) ? bytesOf(bytes) : new Uint8Array(bytes);
  let at = 0;
  return (length) => {
    at += length;
    return view.slice(at - length, at).buffer;
  };
}
