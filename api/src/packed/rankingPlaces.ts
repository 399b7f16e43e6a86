/** A team's place in a ranking; points in halves. */
export interface Place {
  readonly teamId: number;
  readonly points: number;
  /** Points of the last matchday in the ranking. */
  readonly weekPoints: number;
  readonly rank: number;
  /** Places won or lost since the matchday before; null without one. */
  readonly move: number | null;
  /** Another team has the same rank. */
  readonly shared: boolean;
}

/** A place as it is stored: without what its neighbours decide. */
export type StoredPlace = Omit<Place, 'shared'>;

/** Fields of each team, in this order, as little-endian 32-bit integers. */
const TEAM = 0;
const POINTS = 1;
const WEEK_POINTS = 2;
const RANK = 3;
const MOVE = 4;
const FIELDS = 5;
const NO_MOVE = -0x8000_0000;
/** Bytes of a place. */
export const RANKING_PLACE = FIELDS * Int32Array.BYTES_PER_ELEMENT;
/** Places of one stored part: 50 kB. */
export const RANKING_PART = 2_500;

/** Places of a ranking, the best team first: 20 bytes a team, the same in memory and in the database. */
export class RankingPlaces {
  private constructor(private readonly fields: Int32Array) {}

  static ofLength(teams: number): RankingPlaces {
    return new RankingPlaces(new Int32Array(teams * FIELDS));
  }

  /** @param parts as `parts` gave them, in order; drivers give bytes as a Buffer or as an ArrayBuffer. */
  static fromParts(parts: readonly (Buffer | ArrayBuffer)[]): RankingPlaces {
    const bytes = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
    let end = 0;
    for (const part of parts) {
      bytes.set(ArrayBuffer.isView(part) ? part : new Uint8Array(part), end);
      end += part.byteLength;
    }
    return new RankingPlaces(new Int32Array(bytes.buffer));
  }

  get length(): number {
    return this.fields.length / FIELDS;
  }

  get bytes(): number {
    return this.fields.byteLength;
  }

  /** @param index 0 for the best team. */
  set(index: number, { teamId, points, weekPoints, rank, move }: StoredPlace): void {
    const at = index * FIELDS;
    this.fields[at + TEAM] = teamId;
    this.fields[at + POINTS] = points;
    this.fields[at + WEEK_POINTS] = weekPoints;
    this.fields[at + RANK] = rank;
    this.fields[at + MOVE] = move ?? NO_MOVE;
  }

  at(index: number): StoredPlace {
    const move = this.field(index, MOVE);
    return {
      teamId: this.teamAt(index),
      points: this.field(index, POINTS),
      weekPoints: this.field(index, WEEK_POINTS),
      rank: this.rankAt(index),
      move: move === NO_MOVE ? null : move,
    };
  }

  teamAt(index: number): number {
    return this.field(index, TEAM);
  }

  pointsAt(index: number): number {
    return this.field(index, POINTS);
  }

  rankAt(index: number): number {
    return this.field(index, RANK);
  }

  /** The places in parts that fit into a row. */
  parts(): Buffer[] {
    const bytes = Buffer.from(this.fields.buffer);
    const size = RANKING_PART * RANKING_PLACE;
    return Array.from({ length: Math.ceil(bytes.length / size) }, (_, part) =>
      bytes.subarray(part * size, (part + 1) * size),
    );
  }

  private field(index: number, field: number): number {
    return this.fields[index * FIELDS + field] ?? 0;
  }
}
