import type { RankingChoice } from '@euro/api-contract';
import { useState } from 'react';
import type { RankingTab } from '../../domain/rankingView.js';

/** The choices of a tab as last fetched: while another one of them is fetched, they stay where they are. */
export function useLastChoices(
  tab: RankingTab,
  current: readonly RankingChoice[] | undefined,
): readonly RankingChoice[] | null {
  const [last, setLast] = useState({ tab, current });
  if (current && (last.tab !== tab || last.current !== current)) setLast({ tab, current });
  return current ?? (last.tab === tab ? (last.current ?? null) : null);
}
