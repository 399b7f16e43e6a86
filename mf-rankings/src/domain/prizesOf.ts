import type { Prize, SpanPrize } from '@euro/api-contract';
import type { RankingTab } from './rankingView.js';

type PrizeType = Prize['type'];

/** Prizes of custom spans (spec §9: 15, 13 and 14 map to periode-0, -1 and -2). */
const OF_SPAN: Readonly<Record<number, PrizeType>> = { 15: 'periode-0', 13: 'periode-1', 14: 'periode-2' };

function typesOf(tab: RankingTab, choiceId: number | null): readonly PrizeType[] {
  if (tab === 'general') return ['general', 'week'];
  if (tab === 'week') return ['week'];
  if (tab === 'leagues') return ['league-week'];
  const ofSpan = tab === 'custom' && choiceId !== null ? OF_SPAN[choiceId] : undefined;
  return ofSpan ? [ofSpan] : [];
}

/** The ranking of a prize: its type, or for a month, a period or a custom span that span. */
export interface RankedPrize extends Pick<Prize, 'sort'>, Partial<Pick<Prize, 'type'>> {
  readonly ranking?: SpanPrize['ranking'];
  /** Null: every span of the ranking. */
  readonly spanId?: number | null;
}

/** The prizes shown beside a ranking, sorted: those of the overall ranking and the matchday's own. */
export function prizesOf<P extends RankedPrize>(
  prizes: readonly P[],
  tab: RankingTab,
  choiceId: number | null,
): P[] {
  const types = typesOf(tab, choiceId);
  const place = ({ type, ranking, spanId = null }: P) =>
    type === undefined
      ? ranking === tab && choiceId !== null && [null, choiceId].includes(spanId)
        ? 0
        : -1
      : types.indexOf(type);
  return prizes.filter((prize) => place(prize) >= 0).sort((a, b) => place(a) - place(b) || a.sort - b.sort);
}

/** True when places of this ranking win prizes, which a column then names; also while the prizes are loading. */
export function placesWin(
  prizes: readonly RankedPrize[] | null,
  tab: RankingTab,
  choiceId: number | null,
): boolean {
  if (tab === 'general' || tab === 'week') return true;
  return tab !== 'leagues' && prizes !== null && prizesOf(prizes, tab, choiceId).length > 0;
}
