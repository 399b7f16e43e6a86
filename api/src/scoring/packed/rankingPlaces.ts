/** A team's place in a ranking; points in halves. */
export interface Place {
  readonly teamId: number;
  readonly points: number;
  /** Points of the last matchday in the ranking. */
  readonly weekPoints: number;
  readonly rank: number;
  /** RankingPlaces won or lost since the matchday before; null without one. */
  readonly move: number | null;
  /** Another team has the same rank. */
  readonly shared: boolean;
}

/** What is known of each team, in this order, as little-endian 32-bit integers. */
const TEAM = 0;
const POINTS = 1;
const WEEK_POINTS = 2;
const RANK = 3;
const MOVE = 4;
const FIELDS = 5;
const NO_MOVE = -0x8000_0000;
/** RankingPlaces of one stored part: 50 kB. */
const PART = 2_500;

type NewPlace = Omit<Place, 'shared'>;

/** A whole ranking, the best team first: 20 bytes a team, the same in memory and in the database. */
export class RankingPlaces {
  /** By team id its index and one; made when it is first needed. */
  private following: Int32Array | null = null;

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
    return this.fields.byteLength + (this.following?.byteLength ?? 0);
  }

  /** @param index 0 for the best team. */
  set(index: number, { teamId, points, weekPoints, rank, move }: NewPlace): void {
    const at = index * FIELDS;
    this.following = null;
    this.fields[at + TEAM] = teamId;
    this.fields[at + POINTS] = points;
    this.fields[at + WEEK_POINTS] = weekPoints;
    this.fields[at + RANK] = rank;
    this.fields[at + MOVE] = move ?? NO_MOVE;
  }

  at(index: number): Place {
    const rank = this.field(index, RANK);
    const move = this.field(index, MOVE);
    return {
      teamId: this.teamAt(index),
      points: this.field(index, POINTS),
      weekPoints: this.field(index, WEEK_POINTS),
      rank,
      move: move === NO_MOVE ? null : move,
      shared:
        (index > 0 && this.field(index - 1, RANK) === rank) ||
        (index + 1 < this.length && this.field(index + 1, RANK) === rank),
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

  /** Indexes `from` up to, and without, `to`, as far as there are any. */
  slice(from: number, to: number): Place[] {
    const last = Math.min(to, this.length);
    return Array.from({ length: Math.max(0, last - from) }, (_, offset) => this.at(from + offset));
  }

  /** Null for a team that is not in the ranking. */
  indexOf(teamId: number): number | null {
    this.following ??= this.followingById();
    const following = this.following[teamId] ?? 0;
    return following === 0 ? null : following - 1;
  }

  /**
   * How many of the marked teams there are, and their places `from` up to, and without, `to`.
   * @param marks by team id, 1 for a team that is meant
   */
  marked(marks: Uint8Array, from: number, to: number): { readonly total: number; readonly places: Place[] } {
    const { fields, length } = this;
    const places: Place[] = [];
    let total = 0;
    for (let index = 0; index < length; index += 1) {
      if (marks[fields[index * FIELDS + TEAM] ?? 0] !== 1) continue;
      if (total >= from && total < to) places.push(this.at(index));
      total += 1;
    }
    return { total, places };
  }

  /** The places cut to pieces that a database takes. */
  parts(): Buffer[] {
    const bytes = Buffer.from(this.fields.buffer);
    const size = PART * FIELDS * Int32Array.BYTES_PER_ELEMENT;
    return Array.from({ length: Math.ceil(bytes.length / size) }, (_, part) =>
      bytes.subarray(part * size, (part + 1) * size),
    );
  }

  private followingById(): Int32Array {
    const { length } = this;
    let highest = 0;
    for (let index = 0; index < length; index += 1) highest = Math.max(highest, this.teamAt(index));
    const following = new Int32Array(highest + 1);
    for (let index = 0; index < length; index += 1) following[this.teamAt(index)] = index + 1;
    return following;
  }

  private field(index: number, field: number): number {
    return this.fields[index * FIELDS + field] ?? 0;
  }
}
