import { Button, Dialog, Select } from '@euro/design-system';
import { useIsPremium } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { filterSheetTexts } from '../../texts/filterSheetTexts.js';
import { statsTexts } from '../../texts/statsTexts.js';
import { GROUPS } from './columns.js';
import { FilterFields } from './FilterFields.js';
import { MoreFilters } from './MoreFilters.js';
import { activeFilters, NO_FILTERS, whoIsListed } from './statsView.js';
import type { StatsViewControls } from './useStatsView.js';

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px 8px;
  /* Two beside each other where both show their longest choice whole. */
  @media (min-width: 23.4375em) { grid-template-columns: auto auto; }
  align-items: end;
  margin-bottom: 16px;
`;

/** Props of {@link FilterSheet}. */
export interface FilterSheetProps {
  readonly controls: StatsViewControls;
  /** The last matchday that has points. */
  readonly lastWeek: number | null;
  /** Players that the filters leave; null while they are counted. */
  readonly resultCount: number | null;
  readonly onClose: () => void;
}

/** The filters and the columns of the table in a sheet; a choice counts at once, as beside a wide table. */
export function FilterSheet({ controls, lastWeek, resultCount, onClose }: FilterSheetProps) {
  const t = useText(statsTexts);
  const filters = useText(filterSheetTexts);
  const isPremium = useIsPremium();
  const { view, change } = controls;
  const moreId = useId();
  const [isMoreOpen, setMoreOpen] = useState(false);
  const isFiltered = activeFilters(view, isPremium) > 0;
  return (
    <Dialog
      open
      sheet
      onOpenChange={(open) => !open && onClose()}
      title={t('filters')}
      closeLabel={filters('close')}
      actions={
        <>
          <Button
            variant="ghost"
            size="large"
            disabledReason={isFiltered ? undefined : filters('clear.none')}
            onClick={() => change(NO_FILTERS)}
          >
            {filters('clear')}
          </Button>
          <Button variant="lime" size="large" onClick={onClose}>
            {resultCount === null
              ? filters('show')
              : filters('show.count', { count: resultCount, who: whoIsListed(view) })}
          </Button>
        </>
      }
    >
      <Fields>
        <FilterFields
          controls={controls}
          lastWeek={lastWeek}
          more={{ id: moreId, open: isMoreOpen, toggle: () => setMoreOpen(!isMoreOpen) }}
        />
      </Fields>
      <MoreFilters id={moreId} controls={controls} open={isMoreOpen} />
      <Select
        label={t('groups')}
        options={GROUPS.map((group) => ({ value: group, text: t(`group.${group}`) }))}
        value={view.group}
        onChange={(value) => change({ group: GROUPS.find((group) => group === value) ?? view.group })}
      />
    </Dialog>
  );
}
