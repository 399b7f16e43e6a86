import type { StoredSettings } from '../../tournament/index.js';

/** Consecutive matchdays that have a ranking of their own. */
export interface Span {
  /** The month (1–12) or the `rankingTypeId`. */
  readonly id: number;
  readonly firstWeek: number;
  readonly lastWeek: number;
}

export interface NamedSpan extends Span {
  readonly name: { readonly nl: string; readonly en: string };
}

export interface RankingSpans {
  readonly month: readonly Span[];
  readonly period: readonly Span[];
  readonly custom: readonly NamedSpan[];
}

interface Matchday {
  readonly weekId: number;
  /** Epoch milliseconds of game time. */
  readonly deadlineAt: number;
}

type SpanSettings = Pick<StoredSettings, 'rankingPeriods' | 'rankingCustom'>;

const monthInBrussels = new Intl.DateTimeFormat('en', { month: 'numeric', timeZone: 'Europe/Brussels' });

/**
 * The spans of a competition (decisions §5.2): months by the matchdays' deadlines in Brussels, periods and custom
 * spans as they are set, as far as they have matchdays.
 * @param matchdays in order
 */
export function rankingSpans(
  matchdays: readonly Matchday[],
  { rankingPeriods, rankingCustom }: SpanSettings,
): RankingSpans {
  const first = matchdays[0]?.weekId ?? 0;
  const last = matchdays.at(-1)?.weekId ?? 0;
  const within = <S extends Span>(spans: readonly S[]): S[] =>
    spans
      .map((span) => ({
        ...span,
        firstWeek: Math.max(span.firstWeek, first),
        lastWeek: Math.min(span.lastWeek, last),
      }))
      .filter(({ firstWeek, lastWeek }) => firstWeek <= lastWeek);
  return { month: monthsOf(matchdays), period: within(rankingPeriods), custom: within(rankingCustom) };
}

function monthsOf(matchdays: readonly Matchday[]): Span[] {
  const months: Span[] = [];
  for (const { weekId, deadlineAt } of matchdays) {
    const id = Number(monthInBrussels.format(deadlineAt));
    const running = months.at(-1);
    if (running?.id === id) months.splice(-1, 1, { ...running, lastWeek: weekId });
    else months.push({ id, firstWeek: weekId, lastWeek: weekId });
  }
  return months;
}

/**
 * From which matchdays points are counted in the rankings after a matchday, each once and in order: the first matchday
 * for the overall ranking, the matchday itself, and the spans it is in. Spans that begin alike share one ranking.
 */
export function rankingStarts(
  weekId: number,
  matchdays: readonly Matchday[],
  settings: SpanSettings,
): number[] {
  const { month, period, custom } = rankingSpans(matchdays, settings);
  const around = [...month, ...period, ...custom].filter((span) => isIn(span, weekId));
  const starts = [matchdays[0]?.weekId ?? weekId, weekId, ...around.map(({ firstWeek }) => firstWeek)];
  return [...new Set(starts)].sort((a, b) => a - b);
}

export function isIn({ firstWeek, lastWeek }: Span, weekId: number): boolean {
  return firstWeek <= weekId && weekId <= lastWeek;
}
