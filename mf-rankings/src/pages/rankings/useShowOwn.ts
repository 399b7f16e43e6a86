import { prefersReducedMotion } from '@euro/game-ui';
import { type RefObject, useEffect, useState } from 'react';
import { pageSizeOf } from '../../domain/rankingView.js';
import type { Ranking } from './useRanking.js';
import type { RankingViewControls } from './useRankingView.js';

/** "Waar sta ik?": turns to the page on which the own team is, and brings its row into view with the focus on it. */
export function useShowOwn(
  { view, showPlace }: RankingViewControls,
  ranking: Ranking,
  list: RefObject<HTMLElement | null>,
): () => void {
  const [isPending, setIsPending] = useState(false);
  const { own, ownPosition, rows } = ranking.status === 'ready' ? ranking : NOT_THERE;
  const isHere = rows.some(({ id }) => id === own?.id);
  const isTurning = ranking.status === 'ready' && ranking.isLoadingRows;

  useEffect(() => {
    if (!isPending || !isHere || isTurning) return;
    setIsPending(false);
    const row = list.current?.querySelector('[role=row][data-own]');
    row?.scrollIntoView({ block: 'center', behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    row?.querySelector('a')?.focus({ preventScroll: true });
  }, [isPending, isHere, isTurning, list]);

  return () => {
    setIsPending(true);
    if (ownPosition !== null && !isHere) showPlace(Math.ceil(ownPosition / pageSizeOf(view.tab)));
  };
}

const NOT_THERE = { own: null, ownPosition: null, rows: [] };
