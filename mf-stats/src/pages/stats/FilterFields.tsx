import { Crown, FilterButton, Select } from '@euro/design-system';
import { POSITION_IDS } from '@euro/game';
import { useText } from '@euro/platform/react';
import { Star } from 'lucide-react';
import styled from 'styled-components';
import { filterTexts } from '../../texts/filterTexts.js';
import { statsTexts } from '../../texts/statsTexts.js';
import { ALL, useFilterOptions } from './useFilterOptions.js';
import type { StatsViewControls } from './useStatsView.js';

const Buttons = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  grid-column: 1 / -1;
  gap: 12px;
  @container (min-width: 43.75rem) { grid-template-columns: auto auto; justify-content: start; }
  @container (min-width: 60rem) { grid-column: auto; }
`;

/** State and id of the part with more filters. */
export interface MoreSwitch {
  readonly id: string;
  readonly open: boolean;
  readonly toggle: () => void;
}

interface FilterFieldsProps {
  readonly controls: StatsViewControls;
  /** The last matchday that has points. */
  readonly lastWeek: number | null;
  readonly more: MoreSwitch;
}

/** By nation, position, matchday, value and watch list, and the way to more, for a grid of at least two columns. */
export function FilterFields({ controls: { view, change }, lastWeek, more }: FilterFieldsProps) {
  const t = useText(statsTexts);
  const filters = useText(filterTexts);
  const { clubs, positions, weeks, values } = useFilterOptions(lastWeek, view.value);
  const choice = (value: string) => (value === ALL ? null : Number(value));
  return (
    <>
      <Select
        label={t('club.label')}
        options={clubs}
        value={String(view.club ?? ALL)}
        onChange={(value) => change({ club: choice(value) })}
      />
      <Select
        label={t('position.label')}
        options={positions}
        value={String(view.position ?? ALL)}
        onChange={(value) => change({ position: POSITION_IDS.find((id) => id === choice(value)) ?? null })}
      />
      <Select
        label={t('week.label')}
        options={weeks}
        value={String(view.week)}
        onChange={(value) => change({ week: Number(value) })}
      />
      <Select
        label={t('value.label')}
        options={values}
        value={String(view.value)}
        onChange={(value) => change({ value: Number(value) })}
      />
      <Buttons>
        <FilterButton
          icon={<Crown size={20} />}
          aria-expanded={more.open}
          aria-controls={more.id}
          onClick={more.toggle}
        >
          {filters('more')}
        </FilterButton>
        <FilterButton
          icon={<Star size={18} fill={view.followed ? 'currentColor' : 'none'} aria-hidden />}
          aria-pressed={view.followed}
          onClick={() => change({ followed: !view.followed })}
        >
          {t('followed')}
        </FilterButton>
      </Buttons>
    </>
  );
}
