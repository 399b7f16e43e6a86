import { Card, Segmented } from '@euro/design-system';
import { useIsPremium } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import type { WatchList } from '../../domain/useWatchList.js';
import { statsTexts } from '../../texts/statsTexts.js';
import { CompareSection } from './CompareSection.js';
import { GROUPS } from './columns.js';
import { MoreFilters } from './MoreFilters.js';
import { PlayersList } from './PlayersList.js';
import { StatsFilters } from './StatsFilters.js';
import { usePlayersTable } from './usePlayersTable.js';
import type { StatsViewControls } from './useStatsView.js';

const Groups = styled.div`
  margin-bottom: 16px;
  @media (max-width: 47.9375em) {
    margin-right: -16px;
    & > * { border-radius: 12px 0 0 12px; }
    mask-image: linear-gradient(90deg, #000 calc(100% - 56px), #0000);
  }
`;

interface PlayersTabProps {
  readonly controls: StatsViewControls;
  readonly watchList: WatchList;
  /** The last matchday that has points. */
  readonly lastWeek: number | null;
}

/** All players: filters, groups of columns, the table, and who are compared. */
export function PlayersTab({ controls, watchList, lastWeek }: PlayersTabProps) {
  const t = useText(statsTexts);
  const { view, change } = controls;
  const table = usePlayersTable(view, watchList);
  const moreId = useId();
  const isPremium = useIsPremium();
  // Filters of a link that do not count are explained at once.
  const [wasOpened, setOpened] = useState<boolean | null>(null);
  const isOpen = wasOpened ?? (view.filters.length > 0 && !isPremium);
  return (
    <>
      <StatsFilters
        controls={controls}
        lastWeek={lastWeek}
        more={{ id: moreId, open: isOpen, toggle: () => setOpened(!isOpen) }}
      />
      <MoreFilters id={moreId} controls={controls} open={isOpen} />
      <Groups>
        <Segmented
          label={t('groups')}
          options={GROUPS.map((group) => ({ value: group, text: t(`group.${group}`) }))}
          value={view.group}
          onChange={(group) => change({ group })}
        />
      </Groups>
      <Card>
        <PlayersList controls={controls} watchList={watchList} table={table} lastWeek={lastWeek} />
      </Card>
      <CompareSection controls={controls} lastWeek={lastWeek} />
    </>
  );
}
