import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { statsTexts } from '../../texts/statsTexts.js';
import { FilterFields, type MoreSwitch } from './FilterFields.js';
import { NameSearch } from './NameSearch.js';
import type { StatsViewControls } from './useStatsView.js';

const Row = styled.div.attrs({ role: 'search' })`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  align-items: end;
  margin-bottom: 16px;
  & > :first-child { grid-column: 1 / -1; }
  @container (min-width: 43.75rem) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  /* Each field shows its longest choice whole. */
  @container (min-width: 60rem) { grid-template-columns: repeat(4, auto) auto; }
  @container (min-width: 72rem) {
    grid-template-columns: minmax(13rem, 1fr) repeat(4, auto) auto;
    & > :first-child { grid-column: auto; }
  }
`;

interface StatsFiltersProps {
  readonly controls: StatsViewControls;
  /** The last matchday that has points. */
  readonly lastWeek: number | null;
  readonly more: MoreSwitch;
}

/** All filters beside each other, where there is room for them (spec §2 "Stats"). */
export function StatsFilters({ controls, lastWeek, more }: StatsFiltersProps) {
  const t = useText(statsTexts);
  return (
    <Row aria-label={t('filters')}>
      <NameSearch controls={controls} />
      <FilterFields controls={controls} lastWeek={lastWeek} more={more} />
    </Row>
  );
}
