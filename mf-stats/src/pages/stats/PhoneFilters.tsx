import { FilterButton, numeral, token, VisuallyHidden } from '@euro/design-system';
import { useFetchAhead, useIsPremium } from '@euro/game-ui';
import { lazyPage, useText } from '@euro/platform/react';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { filterTexts } from '../../texts/filterTexts.js';
import { statsTexts } from '../../texts/statsTexts.js';
import type { FilterSheetProps } from './FilterSheet.js';
import { NameSearch } from './NameSearch.js';
import { activeFilters } from './statsView.js';
import type { PlayersTable } from './usePlayersTable.js';
import type { StatsViewControls } from './useStatsView.js';

/** The sheet comes once the page is drawn, or with the first press. */
const FilterSheet = lazyPage<FilterSheetProps>(() =>
  import('./FilterSheet.js').then((file) => file.FilterSheet),
);

const Row = styled.div.attrs({ role: 'search' })`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-bottom: 12px;
  & > * { flex: 1 0 auto; }
  & > :first-child { flex: 99 1 13rem; }
`;

const Count = styled.b`
  ${numeral}
  display: inline-grid;
  place-items: center;
  min-width: 24px;
  height: 24px;
  margin-left: 8px;
  padding: 0 6px;
  border-radius: ${token.radiusFull};
  background: ${token.actionFill};
  color: ${token.actionInk};
  font-size: 0.8125rem;
`;

interface PhoneFiltersProps {
  readonly controls: StatsViewControls;
  readonly lastWeek: number | null;
  readonly table: PlayersTable;
}

/** Search, and one button to a sheet with the other filters: the players begin high on a small screen. */
export function PhoneFilters({ controls, lastWeek, table }: PhoneFiltersProps) {
  const t = useText(statsTexts);
  const filters = useText(filterTexts);
  const [isOpen, setOpen] = useState(false);
  const isPremium = useIsPremium();
  useFetchAhead(FilterSheet);
  const count = activeFilters(controls.view, isPremium);
  return (
    <Row aria-label={t('filters')}>
      <NameSearch controls={controls} hideLabel />
      <FilterButton
        icon={<SlidersHorizontal size={20} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <span>{t('filters')}</span>
        {count > 0 && (
          <>
            <VisuallyHidden>{filters('active', { count })}</VisuallyHidden>
            <Count aria-hidden>{count}</Count>
          </>
        )}
      </FilterButton>
      {isOpen && (
        <FilterSheet
          controls={controls}
          lastWeek={lastWeek}
          resultCount={table.status === 'ready' && !table.isLoadingRows ? table.total : null}
          onClose={() => setOpen(false)}
        />
      )}
    </Row>
  );
}
