import { useSaid } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { statsTexts } from '../../texts/statsTexts.js';
import { isFiltered, type StatsView } from './statsView.js';
import type { PlayersTable } from './usePlayersTable.js';

/** Says how many players the filters left, once they are there. */
export function useAnnounceCount(view: StatsView, table: PlayersTable): void {
  const t = useText(statsTexts);
  const isThere = isFiltered(view) && table.status === 'ready' && !table.turning;
  useSaid(isThere ? t('found', { count: table.found }) : null);
}
