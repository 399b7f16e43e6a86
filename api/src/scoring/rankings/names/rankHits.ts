import { setImmediate } from 'node:timers/promises';
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
  /** Places in names at which a text is looked up in the index; one that is in more is a common text. */
  readonly listed: number;
  /** Teams at the top of the ranking whose names are searched for a common text. */
  readonly top: number;
  /** Hits of a common text that are counted and shown. */
  readonly best: number;
}

/**
 * Maximum cost of a search, independent of the number of teams: 5,001 keys, 5,000 names and 5,000 positions (ADR 61).
 */
const LIMITS: HitLimits = { listed: 5_000, top: 5_000, best: 1_000 };

/** Teams at the top whose names are searched first; each next step is twice as long. */
const FIRST_STEP = 256;

/** The page of hits `from` up to, and without, `to`, in the order of the ranking. */
export async function rankHits(
  ranking: RankingView,
  names: NameSearch,
  page: HitPage,
  limits = LIMITS,
): Promise<RankedHits> {
  const { teamIds, isAll } = await names.find(page.text, limits.listed);
  if (!isAll) return commonHits(ranking, names, { ...page, listedIds: teamIds }, limits);
  const indexes = await sortedIndexes(ranking, teamIds);
  return { total: indexes.length, indexes: indexes.slice(page.from, page.to) };
}

/**
 * Hits of a common text: all among the teams at the top of the ranking, then those that the index listed. The top is
 * read only as far as the page needs it; a ranking that is no longer than the top, in full.
 */
async function commonHits(
  ranking: RankingView,
  names: NameSearch,
  { text, from, to, listedIds }: HitPage & { readonly listedIds: readonly number[] },
  { best, top }: HitLimits,
): Promise<RankedHits> {
  const limit = Math.min(to, best);
  if (from >= limit) return { total: best, indexes: [] };
  const end = Math.min(ranking.length, top);
  const enough = end < ranking.length ? limit : Number.POSITIVE_INFINITY;
  const indexes: number[] = [];
  let start = 0;
  for (let step = FIRST_STEP; start < end && indexes.length < enough; step *= 2) {
    const teamIds = await ranking.teamsAt(start, Math.min(start + step, end));
    const hits = await names.among(text, teamIds);
    for (const [at, teamId] of teamIds.entries()) if (hits.has(teamId)) indexes.push(start + at);
    start += teamIds.length;
    await setImmediate();
  }
  if (indexes.length >= enough) return { total: best, indexes: indexes.slice(from, limit) };
  if (end < ranking.length)
    indexes.push(...(await sortedIndexes(ranking, listedIds)).filter((index) => index >= end));
  return { total: Math.min(best, indexes.length), indexes: indexes.slice(from, limit) };
}

async function sortedIndexes(ranking: RankingView, teamIds: readonly number[]): Promise<number[]> {
  return [...(await ranking.indexesOf(teamIds)).values()].sort((a, b) => a - b);
}
