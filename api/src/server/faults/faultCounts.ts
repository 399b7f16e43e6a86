import type { Fault } from '@euro/api-contract';

/** The key of a count. */
export type FaultKind = Pick<Fault, 'remote' | 'release' | 'code'>;

export interface FaultCount {
  readonly remote: string;
  /** `none` when no release was loaded. */
  readonly release: string;
  readonly code: string;
  readonly count: number;
}

/** Counts of the faults in browsers since this process started. */
export interface FaultCounts {
  /** True for a kind with a count of its own; a new kind may be made up by a stranger. */
  knows(kind: FaultKind): boolean;
  /** Counts by kind; what finds no place among the kinds goes to `other`. */
  add(kind: FaultKind, count: number): void;
  /**
   * Counts what shall have no place: of a remote and a code that are expected as release `other`, else as `other` in
   * all.
   */
  addOther(kind: FaultKind, count: number): void;
  list(): readonly FaultCount[];
}

interface Options {
  /** Returns true for kinds that the portal's own releases can report: they always get a count of their own. */
  readonly isExpected?: (kind: FaultKind) => boolean;
  /** Places for everything else. */
  readonly maxKinds?: number;
  /** Expected kinds: releases come and go for as long as this process runs. */
  readonly maxExpected?: number;
}

/** A kind that did not happen for so long gives its place up when another one wants it, real milliseconds. */
const FORGOTTEN_AFTER = 6 * 60 * 60_000;

const OTHER = 'other';

/** Anybody may report anything: however much comes, memory and metrics stay as small as this. */
export function createFaultCounts(
  realNow: () => number,
  { isExpected = () => false, maxKinds = 200, maxExpected = 1000 }: Options = {},
): FaultCounts {
  let others = 0;
  // Counts of forgotten kinds stay in the total.
  const forget = (count: number) => {
    others += count;
  };
  const expected = places({ capacity: maxExpected, realNow, forget, isForgottenEarly: true });
  const unexpected = places({ capacity: maxKinds, realNow, forget, isForgottenEarly: false });

  function addOther({ remote, code }: FaultKind, count: number): void {
    if (isExpected({ remote, code, release: null })) expected.add({ remote, code, release: OTHER }, count);
    else others += count;
  }

  return {
    knows: (kind) => isExpected(kind) || expected.has(kind) || unexpected.has(kind),
    add(kind, count) {
      if (isExpected(kind) || expected.has(kind)) expected.add(kind, count);
      else if (!unexpected.add(kind, count)) addOther(kind, count);
    },
    addOther,
    list: () => [
      ...expected.list(),
      ...unexpected.list(),
      ...(others > 0 ? [{ remote: OTHER, release: OTHER, code: OTHER, count: others }] : []),
    ],
  };
}

interface DatedCount extends FaultCount {
  readonly seenAt: number;
}

interface PlacesOptions {
  readonly capacity: number;
  readonly realNow: () => number;
  /** Takes the count of a kind that gives its place up. */
  readonly forget: (count: number) => void;
  /** A new kind gets the place of the one that was silent for longest, however short that is. */
  readonly isForgottenEarly: boolean;
}

function places({ capacity, realNow, forget, isForgottenEarly }: PlacesOptions) {
  // In the order in which they were seen: the first is the one that was silent for longest.
  const kinds = new Map<string, DatedCount>();

  function makeRoom(): boolean {
    if (kinds.size < capacity) return true;
    const [oldest] = kinds;
    if (!oldest || (!isForgottenEarly && realNow() - oldest[1].seenAt < FORGOTTEN_AFTER)) return false;
    forget(oldest[1].count);
    return kinds.delete(oldest[0]);
  }

  return {
    has: (kind: FaultKind) => kinds.has(keyOf(kind)),
    /** False when there is no place. */
    add(kind: FaultKind, count: number): boolean {
      const key = keyOf(kind);
      const entry = kinds.get(key);
      if (!entry && !makeRoom()) return false;
      kinds.delete(key);
      const { remote, release, code } = kind;
      const sum = (entry?.count ?? 0) + count;
      kinds.set(key, { remote, release: release ?? 'none', code, count: sum, seenAt: realNow() });
      return true;
    },
    list: () => [...kinds.values()],
  };
}

function keyOf({ remote, release, code }: FaultKind): string {
  return [remote, release ?? 'none', code].join(' ');
}
