import { setImmediate } from 'node:timers/promises';
import { RANKING_PART } from '../../packed/index.js';
import type { RankingView } from '../rankingView.js';
import type { NameSearch } from './nameSearch.js';

/** Teams found by a name, as far as they are in a ranking. */
export interface RankedHits {
  readonly total: number;
  /** Indexes of the page's hits in the ranking, the best first. */
  readonly indexes: readonly number[];
}

interface HitPage {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

export interface HitLimits {
  /** Hits that are counted and put in order. */
  readonly most: number;
  /** Hits that are shown of a text that more teams have in their names: the best of them. */
  readonly best: number;
  /** Parts of the ranking that are scanned for them. */
  readonly parts: number;
}

/**
 * What so many teams have in their name that the best 1,000 are spread over a million teams of ten at most is looked through in
 * the order of the ranking.
 */
const LIMITS: HitLimits = { most: 20_000, best: 1_000, parts: 400 };

/** The page of hits `from` up to, and without, `to`, in the order of the ranking. */
export async function rankHits(
  ranking: RankingView,
  names: NameSearch,
  { text, from, to }: HitPage,
  limits = LIMITS,
): Promise<RankedHits> {
  const teamIds = await names.find(text, limits.most);
  if (!teamIds) return bestHits(ranking, names, { text, from, to }, limits);
  const indexes = [...(await ranking.indexesOf(teamIds)).values()].sort((a, b) => a - b);
  return { total: indexes.length, indexes: indexes.slice(from, to) };
}

/** Scans the ranking from its top until the page is full. */
async function bestHits(
  ranking: RankingView,
  names: NameSearch,
  { text, from, to }: HitPage,
  { best, parts }: HitLimits,
): Promise<RankedHits> {
  const limit = Math.min(to, best);
  const indexes: number[] = [];
  const end = Math.min(ranking.length, parts * RANKING_PART);
  for (let start = 0; start < end && indexes.length < limit && from < limit; start += RANKING_PART) {
    const teamIds = await ranking.teamsAt(start, start + RANKING_PART);
    const hits = await names.among(text, teamIds);
    for (const [at, teamId] of teamIds.entries()) if (hits.has(teamId)) indexes.push(start + at);
    await setImmediate();
  }
  const isWhole = indexes.length < limit && from < limit;
  return { total: isWhole ? indexes.length : best, indexes: indexes.slice(from, limit) };
}
