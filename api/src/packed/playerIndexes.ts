/** Ids below are looked up in an array, which takes a third of a map's time. */
const SMALL = 1 << 14;
/** Indexes are 16-bit numbers. */
const MAX_PLAYERS = 1 << 16;

/** Assigns indexes to player ids in the order of their first use; 0 is no player. */
export class PlayerIndexes {
  private readonly players = [0];
  private readonly small = new Uint16Array(SMALL);
  private readonly large = new Map<number, number>();

  /** @throws when there are more players than indexes */
  of(id: number): number {
    const index = id < SMALL ? this.small[id] : this.large.get(id);
    return index || (id === 0 ? 0 : this.add(id));
  }

  /** Player ids by index. */
  ids(): Int32Array {
    return Int32Array.from(this.players);
  }

  private add(id: number): number {
    const index = this.players.push(id) - 1;
    if (index >= MAX_PLAYERS)
      throw new Error(`More than ${MAX_PLAYERS - 1} players are in the lineups of one range.`);
    if (id < SMALL) this.small[id] = index;
    else this.large.set(id, index);
    return index;
  }
}
