import { useAnnounce } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { useEffect } from 'react';
import { statsTexts } from '../../messages/statsTexts.js';
import { isFiltered, type StatsView } from './statsView.js';
import type { PlayersTable } from './usePlayersTable.js';

/** Says how many players the filters left, once they are there. */
export function useSpokenCount(view: StatsView, table: PlayersTable): void {
  const t = useText(statsTexts);
  const announce = useAnnounce();
  const filtered = isFiltered(view);
  const count = table.status === 'ready' && !table.turning ? table.found : null;
  useEffect(() => {
    if (filtered && count !== null) announce(t('found', { count }));
  }, [filtered, count, t, announce]);
}
