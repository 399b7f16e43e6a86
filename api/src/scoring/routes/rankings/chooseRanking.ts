import type { RankingType } from '@euro/api-contract';
import type { StoredSettings } from '../../../tournament/index.js';
import { isIn, type NamedSpan, rankingSpans, type Span } from '../../rankings/index.js';

/** The rankings of all teams; those of a league have a table of their own. */
export type TeamRanking = Exclude<RankingType, 'leagues'>;

interface RankingQuery {
  /** −1 or left out: the last one that has points. */
  readonly weekId?: number | undefined;
  readonly month?: number | undefined;
  readonly rankingTypeId?: number | undefined;
}

interface RankingFacts {
  /** In order; deadlines in epoch milliseconds of game time. */
  readonly matchdays: readonly { readonly weekId: number; readonly deadlineAt: number }[];
  /** Null before the first points. */
  readonly lastScored: number | null;
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
  const { matchdays, lastScored, settings } = facts;
  const whole = wholeOf(matchdays);
  const weekId = query.weekId !== undefined && query.weekId > 0 ? query.weekId : null;
  if (type !== 'month' && type !== 'period' && type !== 'custom') {
    const shown = whole && shownWeek(whole, weekId, lastScored);
    const firstWeek = type === 'week' ? shown : whole?.firstWeek;
    return { choices: [], span: null, ranking: shown && firstWeek ? { weekId: shown, firstWeek } : null };
  }
  const choices: readonly Span[] = rankingSpans(matchdays, settings)[type];
  const id = type === 'month' ? query.month : query.rankingTypeId;
  const around = weekId ?? lastScored ?? whole?.firstWeek ?? 0;
  const span = choices.find((one) => (id === undefined ? isIn(one, around) : one.id === id)) ?? null;
  const shown = span && shownWeek(span, weekId, lastScored);
  return { choices, span, ranking: span && shown ? { weekId: shown, firstWeek: span.firstWeek } : null };
}

function wholeOf(matchdays: RankingFacts['matchdays']): Omit<Span, 'id'> | null {
  const [first, last] = [matchdays[0], matchdays.at(-1)];
  return first && last ? { firstWeek: first.weekId, lastWeek: last.weekId } : null;
}

/** The matchday asked for, or the last of the span that has points; null when there are none to show. */
function shownWeek(span: Omit<Span, 'id'>, weekId: number | null, lastScored: number | null): number | null {
  if (lastScored === null || lastScored < span.firstWeek) return null;
  const shown = weekId ?? Math.min(lastScored, span.lastWeek);
  return shown >= span.firstWeek && shown <= Math.min(lastScored, span.lastWeek) ? shown : null;
}
