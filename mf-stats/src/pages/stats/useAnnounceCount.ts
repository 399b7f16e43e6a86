import { useSaid } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { statsTexts } from '../../texts/statsTexts.js';
import { isFiltered, type StatsView, whoIsListed } from './statsView.js';
import type { PlayersTable } from './usePlayersTable.js';

/** Announces the number of players after filtering, once loaded. */
export function useAnnounceCount(view: StatsView, table: PlayersTable): void {
  const t = useText(statsTexts);
  const isThere = isFiltered(view) && table.status === 'ready' && !table.isLoadingRows;
  useSaid(isThere ? t('found', { count: table.total, who: whoIsListed(view) }) : null);
}
