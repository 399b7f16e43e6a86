import type { Database } from '../../infra/db/database.js';
import { type Place, RANKING_PART, type RankingPlaces } from '../../packed/index.js';
import { loadPositions } from './loadPositions.js';
import { RankingReplaced, type RankingVersion, rankingPart } from './rankingParts.js';
import { indexRange, type RankingView } from './rankingView.js';

/** Parts that one reader waits for at a time: the others' statements need connections as well. */
const MAX_CONCURRENT_READS = 4;

/**
 * A ranking of all teams in the database, read by parts: whatever its size, a page needs one or two of them. All that
 * it gives is of one version.
 */
export class StoredRanking implements RankingView {
  private constructor(
    private readonly database: Database,
    readonly version: RankingVersion,
    readonly length: number,
  ) {}

  /**
   * @param teams in the results of this version; none are found in a ranking that was not stored with it
   * @throws RankingReplaced, as everything here does, when another version became visible
   */
  static async open(
    database: Database,
    { teams, ...version }: RankingVersion & { readonly teams: number },
  ): Promise<StoredRanking> {
    const first = await rankingPart(database, version, 0);
    return new StoredRanking(database, version, first ? teams : 0);
  }

  async placesAt(indexes: readonly number[]): Promise<Place[]> {
    const inIt = (index: number) => index >= 0 && index < this.length;
    const validIndexes = indexes.filter(inIt);
    // Whether a rank is shared is decided by the neighbours.
    const parts = await this.partsOf(
      validIndexes.flatMap((index) => [index - 1, index, index + 1]).filter(inIt),
    );
    const rankAt = (index: number) => parts.get(partOf(index))?.rankAt(index % RANKING_PART);
    return validIndexes.map((index) => {
      const place = this.read(parts, index).at(index % RANKING_PART);
      const shared = [index - 1, index + 1].some((near) => inIt(near) && rankAt(near) === place.rank);
      return { ...place, shared };
    });
  }

  async teamsAt(from: number, to: number): Promise<number[]> {
    const indexes = indexRange(from, Math.min(to, this.length));
    const parts = await this.partsOf(indexes);
    return indexes.map((index) => this.read(parts, index).teamAt(index % RANKING_PART));
  }

  indexesOf(teamIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
    return this.length === 0
      ? Promise.resolve(new Map())
      : loadPositions(this.database, this.version, teamIds);
  }

  private async partsOf(indexes: readonly number[]): Promise<ReadonlyMap<number, RankingPlaces>> {
    const partNumbers = [...new Set(indexes.map(partOf))];
    const parts = new Map<number, RankingPlaces>();
    for (let start = 0; start < partNumbers.length; start += MAX_CONCURRENT_READS) {
      const batch = partNumbers.slice(start, start + MAX_CONCURRENT_READS);
      const read = await Promise.all(batch.map((part) => rankingPart(this.database, this.version, part)));
      for (const [at, places] of read.entries()) if (places) parts.set(batch[at] ?? 0, places);
    }
    return parts;
  }

  /** A missing part was deleted with its version. */
  private read(parts: ReadonlyMap<number, RankingPlaces>, index: number): RankingPlaces {
    const part = parts.get(partOf(index));
    if (!part || index % RANKING_PART >= part.length) throw new RankingReplaced();
    return part;
  }
}

function partOf(index: number): number {
  return Math.floor(index / RANKING_PART);
}
