import type { RankingChoice, RankingRow } from '@euro/api-contract';
import { Failure } from '../source/failure.js';
import { get, type RequestContext } from '../source/get.js';
import type { Query } from '../source/sourceOf.js';

export const RANKING_TYPES = ['general', 'week', 'month', 'period', 'pundits'] as const;
/** The rankings that need no session. */
export type RankingKind = (typeof RANKING_TYPES)[number];

/** The rendered part of a ranking's response. */
export interface RankingPage {
  readonly totalRecords: number;
  /** Null before the first points. */
  readonly weekId: number | null;
  readonly confirmed: boolean;
  readonly chosen: number | null;
  readonly choices: readonly RankingChoice[];
  readonly data: readonly RankingRow[];
}

interface RankingRequest {
  readonly type: RankingKind;
  readonly rows: number;
  readonly week: number | null;
}

/** The request for the first rows of a ranking. */
export function rankingQuery(
  { type, rows, week }: RankingRequest,
  context: RequestContext,
): Query<RankingPage> {
  const path = `rankings/${type}?pageRecords=${rows}${week === null ? '' : `&weekId=${week}`}`;
  return {
    key: path,
    load: async () => {
      const { body, isLive } = await get(path, context);
      return { value: readPage(body), isLive };
    },
  };
}

/** Validates the fields that are used unconditionally; the contract guarantees the others. */
function readPage(body: unknown): RankingPage {
  const page = body as Partial<RankingPage> | null;
  const isPage =
    typeof page?.totalRecords === 'number' &&
    Array.isArray(page.choices) &&
    Array.isArray(page.data) &&
    page.data.every((row: Partial<RankingRow> | null) => typeof row?.team?.user?.firstName === 'string');
  if (!isPage) throw new Failure('unreadable');
  return page as RankingPage;
}
