import type { Loaders, Part } from './loaders.js';

/** Fetches parts again that are known to have changed, as often as the server can bear. */
export interface Refetch {
  want(...parts: readonly Part[]): void;
  end(): void;
}

/** At least so long between two fetches of a part, milliseconds of real time, however fast the game runs. */
const GAP: Readonly<Record<Part, number>> = {
  players: 5_000,
  matches: 5_000,
  teams: 5_000,
  application: 30_000,
};
/** All open portals hear of a change in the same moment: they ask for what it changes spread over this time. */
const SPREAD = 1_500;
/** The longest pause after failures. */
const LONGEST = 60_000;

interface RefetchOptions {
  readonly loaders: Loaders;
  /** Milliseconds that only go forward. */
  readonly monotonic: () => number;
  /** 0 to 1. */
  readonly random?: () => number;
}

/** What is wanted while it is already planned is one fetch; what is wanted while it is fetched is fetched once more. */
export function createRefetch({ loaders, monotonic, random = Math.random }: RefetchOptions): Refetch {
  const planned = new Map<Part, ReturnType<typeof setTimeout>>();
  const fetched = new Map<Part, number>();
  const failures = new Map<Part, number>();
  let isOver = false;

  const plan = (part: Part) => {
    if (isOver || planned.has(part)) return;
    const failed = failures.get(part) ?? 0;
    const pause = Math.min(GAP[part] * 2 ** failed, Math.max(GAP[part], LONGEST));
    const free = (fetched.get(part) ?? Number.NEGATIVE_INFINITY) + pause - monotonic();
    planned.set(
      part,
      setTimeout(() => void fetch(part), Math.max(0, free) + random() * SPREAD),
    );
  };

  const fetch = async (part: Part) => {
    planned.delete(part);
    fetched.set(part, monotonic());
    const hasCome = await loaders[part]({ quiet: true });
    failures.set(part, hasCome ? 0 : (failures.get(part) ?? 0) + 1);
    if (!hasCome) plan(part);
  };

  return {
    want: (...parts) => parts.forEach(plan),
    end() {
      isOver = true;
      for (const timer of planned.values()) clearTimeout(timer);
      planned.clear();
    },
  };
}
