import { setTimeout as sleep } from 'node:timers/promises';
import { type PublishedCompetition, publishedCompetition } from '@euro/api-contract';

/** The competition that an address belongs to. */
export interface PageAddress {
  /** The path within the competition: `/wk-2022/team/1` → `/team/1`. */
  readonly pathname: string;
  /** Prefix of the addresses of its pages: `/wk-2022`; empty for the default. */
  readonly base: string;
  /** Null while the API has not said, and for an installation without any. */
  readonly competition: PublishedCompetition | null;
  /** All competitions that have pages. */
  readonly all: readonly PublishedCompetition[];
  /** It may be one of a competition, which the API has not said yet. */
  readonly isUnknown?: true;
}

/** Polling interval, independent of the number of requests. */
const FRESH_MS = 5_000;
/** Timeout of the answer that an address of an unknown competition waits for, and of each answer, in milliseconds. */
const FIRST_TIMEOUT_MS = 500;
const TIMEOUT_MS = 10_000;
/** Prefix of the addresses of a competition other than the default. */
const SLUG = /^\/([a-z][a-z0-9-]*-\d{4})(?=\/|$)/;

/**
 * Caches the competitions of an API, and refreshes them when pages are requested. A page of the default competition
 * never waits for them; while the API is unreachable the last answer is used.
 * @param api address of the API: `http://127.0.0.1:4000`
 */
export function competitionsOf(api: string) {
  let all: readonly PublishedCompetition[] | null = null;
  let polling: Promise<void> | null = null;
  let polledAt = Number.NEGATIVE_INFINITY;

  async function poll(): Promise<void> {
    try {
      const answer = await fetch(`${api}/api/competitions`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      const read: unknown = answer.ok ? await answer.json() : await answer.body?.cancel();
      const { competitions } = Object(read) as { readonly competitions?: unknown };
      if (Array.isArray(competitions)) all = competitions.flatMap(readable);
    } catch {
      // The last answer counts; an API that is away is reported by its callers.
    }
  }

  function pollIfDue(): void {
    if (polling || performance.now() - polledAt < FRESH_MS) return;
    polling = poll().finally(() => {
      polling = null;
      polledAt = performance.now();
    });
  }

  /** Waits for the first answer, and for the next one where the last does not have this slug, but not for long. */
  async function publishedCompetitions(slug?: string): Promise<readonly PublishedCompetition[]> {
    pollIfDue();
    const isKnown = all && (!slug || all.some((competition) => competition.slug === slug));
    if (!isKnown && polling)
      await Promise.race([polling, sleep(FIRST_TIMEOUT_MS, undefined, { ref: false })]);
    return all ?? [];
  }

  return {
    list: () => publishedCompetitions(),
    /** Fetches the list ahead of the first page. */
    start: pollIfDue,
    async find(pathname: string): Promise<PageAddress> {
      pollIfDue();
      const slug = SLUG.exec(pathname)?.[1];
      const competitions = slug ? await publishedCompetitions(slug) : (all ?? []);
      const competitionOfSlug = slug && competitions.find((competition) => competition.slug === slug);
      if (!competitionOfSlug) {
        const competition = competitions.find(({ isDefault }) => isDefault) ?? null;
        return {
          pathname,
          base: '',
          competition,
          all: competitions,
          ...(slug && !all && { isUnknown: true }),
        };
      }
      const base = `/${competitionOfSlug.slug}`;
      return {
        pathname: pathname.slice(base.length) || '/',
        base,
        competition: competitionOfSlug,
        all: competitions,
      };
    },
  };
}

/** One that this gateway does not understand, of a later release, has no pages here. */
function readable(entry: unknown): PublishedCompetition[] {
  const { data } = publishedCompetition.safeParse(entry);
  return data ? [data] : [];
}
