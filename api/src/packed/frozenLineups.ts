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

/** Encodes a range, in a few bytes more than its arrays take. */
export function encodeLineups({
  teams,
  teamIds,
  createdAt,
  boosters,
  players,
  lineups,
}: LineupRange): Buffer {
  const first = teamIds[0] ?? 0;
  const columns = [
    Int32Array.of(first, teams, players.length),
    players,
    createdAt,
    Uint16Array.from(teamIds, (id) => id - first),
    lineups,
    boosters,
  ];
  return Buffer.concat(columns.map((column) => bytesOf(column)));
}

/** Decodes a range. */
export function decodeLineups(bytes: Buffer | ArrayBuffer, layout: LineupLayout): LineupRange {
  const column = columnsOf(bytes);
  const [first = 0, teams = 0, playerCount = 0] = new Int32Array(column(HEADER * 4));
  const players = new Int32Array(column(playerCount * 4));
  const createdAt = new Float64Array(column(teams * 8));
  const teamIds = Int32Array.from(new Uint16Array(column(teams * 2)), (id) => first + id);
  const lineups = new Uint16Array(column(teams * layout.size * 2));
  const boosters = new Uint8Array(column(teams));
  return { teams, teamIds, createdAt, boosters, layout, players, lineups };
}

function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** Reads columns in sequence, each copied to an aligned offset. */
function columnsOf(bytes: Buffer | ArrayBuffer): (length: number) => ArrayBuffer {
  const view = ArrayBuffer.isView(bytes) ? bytesOf(bytes) : new Uint8Array(bytes);
  let at = 0;
  return (length) => {
    at += length;
    return view.slice(at - length, at).buffer;
  };
}
