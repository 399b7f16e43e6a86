import type { RankingType } from '@euro/api-contract';
import type { StoredSettings } from '../../../tournament/index.js';
import { isIn, type NamedSpan, rankingSpans, type Span } from '../../rankings/index.js';

/** The rankings of all teams; those of a league have a table of their own. */
export type TeamRanking = Exclude<RankingType, 'leagues'>;

interface RankingQuery {
  /** −1 or left out: the last matchday with points. */
  readonly weekId?: number | undefined;
  readonly month?: number | undefined;
  readonly rankingTypeId?: number | undefined;
}

interface RankingFacts {
  /** In order; deadlines in epoch milliseconds of game time. */
  readonly matchdays: readonly { readonly weekId: number; readonly deadlineAt: number }[];
  /** Null before the first points. */
  readonly lastScoredWeek: number | null;
  readonly settings: Pick<StoredSettings, 'rankingPeriods' | 'rankingCustom'>;
}

export interface ChosenRanking {
  readonly choices: readonly (Span | NamedSpan)[];
  /** Null where there is no choice, and for an unknown one. */
  readonly span: Span | null;
  /** After which matchday, counted from which; null while it has no points. */
  readonly ranking: { readonly weekId: number; readonly firstWeek: number } | null;
}

/** Resolves the ranking of a call (decisions §5.2): omitted parts default to the last one with points. */
export function chooseRanking(type: TeamRanking, query: RankingQuery, facts: RankingFacts): ChosenRanking {
  const { matchdays, lastScoredWeek, settings } = facts;
  const whole = wholeOf(matchdays);
  const weekId = query.weekId !== undefined && query.weekId > 0 ? query.weekId : null;
  if (type !== 'month' && type !== 'period' && type !== 'custom') {
    const week = whole && weekToShow(whole, weekId, lastScoredWeek);
    const firstWeek = type === 'week' ? week : whole?.firstWeek;
    return { choices: [], span: null, ranking: week && firstWeek ? { weekId: week, firstWeek } : null };
  }
  const choices: readonly Span[] = rankingSpans(matchdays, settings)[type];
  const id = type === 'month' ? query.month : query.rankingTypeId;
  const around = weekId ?? lastScoredWeek ?? whole?.firstWeek ?? 0;
  const span = choices.find((one) => (id === undefined ? isIn(one, around) : one.id === id)) ?? null;
  const week = span && weekToShow(span, weekId, lastScoredWeek);
  return { choices, span, ranking: span && week ? { weekId: week, firstWeek: span.firstWeek } : null };
}

function wholeOf(matchdays: RankingFacts['matchdays']): Omit<Span, 'id'> | null {
  const [first, last] = [matchdays[0], matchdays.at(-1)];
  return first && last ? { firstWeek: first.weekId, lastWeek: last.weekId } : null;
}

/** The requested matchday, or the last of the span with points; null when there are none to show. */
function weekToShow(
  span: Omit<Span, 'id'>,
  weekId: number | null,
  lastScoredWeek: number | null,
): number | null {
  if (lastScoredWeek === null || lastScoredWeek < span.firstWeek) return null;
  const week = weekId ?? Math.min(lastScoredWeek, span.lastWeek);
  return week >= span.firstWeek && week <= Math.min(lastScoredWeek, span.lastWeek) ? week : null;
}
