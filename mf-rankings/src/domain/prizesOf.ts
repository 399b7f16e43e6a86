import type { Prize } from '@euro/api-contract';
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

/** The prizes shown beside a ranking, sorted: those of the overall ranking and the matchday's own. */
export function prizesOf<P extends Pick<Prize, 'type' | 'sort'>>(
  prizes: readonly P[],
  tab: RankingTab,
  choiceId: number | null,
): P[] {
  const types = typesOf(tab, choiceId);
  return prizes
    .filter(({ type }) => types.includes(type))
    .sort((a, b) => types.indexOf(a.type) - types.indexOf(b.type) || a.sort - b.sort);
}

/** True when places of this ranking win prizes, which a column then names; also while the prizes are loading. */
export function placesWin(
  prizes: readonly Pick<Prize, 'type' | 'sort'>[] | null,
  tab: RankingTab,
  choiceId: number | null,
): boolean {
  if (tab === 'general' || tab === 'week') return true;
  return tab === 'custom' && prizes !== null && prizesOf(prizes, tab, choiceId).length > 0;
}
