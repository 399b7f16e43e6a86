import { Card, Cluster, Segmented } from '@euro/design-system';
import { useIsPhone, useIsPremium } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { PlannerLink } from '../../components/PlannerLink.js';
import { TrendsLink } from '../../components/TrendsLink.js';
import type { WatchList } from '../../domain/useWatchList.js';
import { statsTexts } from '../../texts/statsTexts.js';
import { CompareSection } from './CompareSection.js';
import { GROUPS } from './columns.js';
import { MoreFilters } from './MoreFilters.js';
import { PhoneFilters } from './PhoneFilters.js';
import { PlayersList } from './PlayersList.js';
import { StatsFilters } from './StatsFilters.js';
import type { StatsView } from './statsView.js';
import { type PlayersTable, usePlayersTable } from './usePlayersTable.js';
import type { StatsViewControls } from './useStatsView.js';

const Groups = styled.div`
  margin-bottom: 16px;
`;

interface PlayersTabProps {
  readonly controls: StatsViewControls;
  readonly watchList: WatchList;
  /** The last matchday that has points. */
  readonly lastWeek: number | null;
}

/** All players: filters, groups of columns, the table, and who are compared. */
export function PlayersTab({ controls, watchList, lastWeek }: PlayersTabProps) {
  const table = usePlayersTable(controls.view, watchList);
  const isPhone = useIsPhone();
  return (
    <>
      {isPhone ? (
        <PhoneTools controls={controls} lastWeek={lastWeek} table={table} />
      ) : (
        <WideTools controls={controls} lastWeek={lastWeek} />
      )}
      <Card>
        <PlayersList controls={controls} watchList={watchList} table={table} lastWeek={lastWeek} />
      </Card>
      <Cluster $gap={16}>
        <PlannerLink />
        <TrendsLink />
      </Cluster>
      <CompareSection controls={controls} lastWeek={lastWeek} />
    </>
  );
}

type ToolsProps = Pick<PlayersTabProps, 'controls' | 'lastWeek'>;

function WideTools({ controls, lastWeek }: ToolsProps) {
  const t = useText(statsTexts);
  const { view, change } = controls;
  const moreId = useId();
  const isExplained = useIsExplained(view);
  const [wasOpened, setOpened] = useState<boolean | null>(null);
  const isOpen = wasOpened ?? isExplained;
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
    </>
  );
}

function PhoneTools({ controls, lastWeek, table }: ToolsProps & { readonly table: PlayersTable }) {
  const moreId = useId();
  const isExplained = useIsExplained(controls.view);
  return (
    <>
      <PhoneFilters controls={controls} lastWeek={lastWeek} table={table} />
      {isExplained && <MoreFilters id={moreId} controls={controls} open />}
    </>
  );
}

/** Filters of a link that do not count are explained at once. */
function useIsExplained({ filters }: StatsView): boolean {
  const isPremium = useIsPremium();
  return filters.length > 0 && !isPremium;
}
