import type { RankingChoice } from '@euro/api-contract';
import { useState } from 'react';
import type { RankingTab } from '../../model/rankingView.js';

/** The choices of a tab as last told: while another one of them is fetched, they stay where they are. */
export function useLastChoices(
  tab: RankingTab,
  told: readonly RankingChoice[] | undefined,
): readonly RankingChoice[] | null {
  const [last, setLast] = useState({ tab, told });
  if (told && (last.tab !== tab || last.told !== told)) setLast({ tab, told });
  return told ?? (last.tab === tab ? (last.told ?? null) : null);
}
