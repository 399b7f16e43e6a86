import { totalmem } from 'node:os';
import { LRUCache } from 'lru-cache';
import type { Models } from '../models/index.js';
import type { LineupRange } from './lineupRanges.js';

/**
 * Size of the cache in bytes: an eighth of the memory of the machine or, where it is less, of the container, at least
 * 64 MB. A team of a running matchday takes 49.
 */
const MAX_CACHE_BYTES = Math.max(
  64 * 1_024 * 1_024,
  Math.min(totalmem(), process.constrainedMemory() || Infinity) / 8,
);

/** The row that holds the copy of a range. */
interface CopyOfRange {
  readonly competitionId: number;
  readonly weekId: number;
  readonly part: number;
  /** Changes when the copy is invalidated. */
  readonly version: number;
}

interface CachedRange {
  readonly version: number;
  readonly range: LineupRange;
}

/**
 * Lineups of running matchdays in the memory of a process, so that a worker reads their copies once. A range is of use
 * only while there is a row with the version under which it was cached.
 */
export class LineupCache {
  private readonly ranges: LRUCache<string, CachedRange>;

  constructor(maxBytes = MAX_CACHE_BYTES) {
    this.ranges = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ range }) => bytesOf(range) });
  }

  /** Whether it is cached under this version; it is not used by that. */
  has(copy: CopyOfRange): boolean {
    return this.ranges.peek(keyOf(copy))?.version === copy.version;
  }

  /** Null when it is not cached under this version. */
  get(copy: CopyOfRange): LineupRange | null {
    const cached = this.ranges.get(keyOf(copy));
    return cached?.version === copy.version ? cached.range : null;
  }

  set(copy: CopyOfRange, range: LineupRange): void {
    this.ranges.set(keyOf(copy), { version: copy.version, range });
  }

  /** True when this many further bytes fit without evicting a range. */
  hasRoom(bytes: number): boolean {
    return this.ranges.calculatedSize + bytes <= this.ranges.maxSize;
  }

  /** Drops the ranges of a competition's matchdays that are none of these. */
  keepOnly(competitionId: number, weekIds: ReadonlySet<number>): void {
    for (const key of [...this.ranges.keys()]) {
      const [competition, week] = key.split(' ').map(Number);
      if (competition === competitionId && !weekIds.has(week ?? 0)) this.ranges.delete(key);
    }
  }

  /** Drops all ranges of a matchday. */
  drop({ competitionId, weekId }: Omit<CopyOfRange, 'part' | 'version'>): void {
    const matchday = keyOf({ competitionId, weekId, part: '' });
    for (const key of [...this.ranges.keys()]) if (key.startsWith(matchday)) this.ranges.delete(key);
  }
}

const cacheBy = new WeakMap<Models, LineupCache>();

/** The cache of this process for a database. */
export function lineupCacheOf(models: Models): LineupCache {
  const cache = cacheBy.get(models) ?? new LineupCache();
  cacheBy.set(models, cache);
  return cache;
}

function keyOf({
  competitionId,
  weekId,
  part,
}: Record<'competitionId' | 'weekId' | 'part', number | string>) {
  return `${competitionId} ${weekId} ${part}`;
}

function bytesOf({ teamIds, createdAt, boosters, players, lineups }: LineupRange): number {
  const columns = [teamIds, createdAt, boosters, players, lineups];
  return columns.reduce((sum, { buffer }) => sum + buffer.byteLength, 0);
}
