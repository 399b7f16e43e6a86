import {
  Crown,
  FilterButton,
  formatMillions,
  SearchField,
  Select,
  useDebouncedText,
} from '@euro/design-system';
import { POSITION_IDS } from '@euro/game';
import { formatLocale, useLocale, usePlatform, useShared, useText } from '@euro/platform/react';
import { Star } from 'lucide-react';
import styled from 'styled-components';
import { commonTexts } from '../../texts/commonTexts.js';
import { filterTexts } from '../../texts/filterTexts.js';
import { statsTexts } from '../../texts/statsTexts.js';
import { ALL_WEEKS, ANY_VALUE, SEARCH_LIMIT, VALUE_OPTIONS } from './statsView.js';
import type { StatsViewControls } from './useStatsView.js';

const Row = styled.div.attrs({ role: 'search' })`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  align-items: end;
  margin-bottom: 16px;
  & > :first-child { grid-column: 1 / -1; }
  @container (min-width: 43.75rem) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  @container (min-width: 60rem) {
    grid-template-columns: minmax(0, 1.2fr) repeat(4, minmax(0, 1fr)) auto;
    & > :first-child { grid-column: auto; }
  }
`;

const Buttons = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  grid-column: 1 / -1;
  gap: 12px;
  @container (min-width: 43.75rem) { grid-template-columns: auto auto; justify-content: start; }
  @container (min-width: 60rem) { grid-column: auto; }
`;

const ALL = 'all';

interface StatsFiltersProps {
  readonly controls: StatsViewControls;
  /** The last matchday that has points. */
  readonly lastWeek: number | null;
  readonly more: MoreSwitch;
}

/** Whether the part with more filters, found by its id, is open. */
export interface MoreSwitch {
  readonly id: string;
  readonly open: boolean;
  readonly toggle: () => void;
}

/** By name, nation, position, matchday, value and watch list, and the way to more (spec §2 "Stats"). */
export function StatsFilters({ controls, lastWeek, more }: StatsFiltersProps) {
  const t = useText(statsTexts);
  const filters = useText(filterTexts);
  const { view, change, search } = controls;
  const [text, type] = useDebouncedText(view.search, search);
  const { clubs, positions, weeks, values } = useFilterOptions(lastWeek);
  const choice = (value: string) => (value === ALL ? null : Number(value));
  return (
    <Row aria-label={t('filters')}>
      <SearchField
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        clearLabel={t('search.clear')}
        maxLength={SEARCH_LIMIT}
        autoComplete="off"
        value={text}
        onChange={type}
      />
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
    </Row>
  );
}

function useFilterOptions(lastWeek: number | null) {
  const t = useText(statsTexts);
  const common = useText(commonTexts);
  const language = useLocale();
  const locale = formatLocale(language);
  const clubs = useShared(usePlatform().state.clubs);
  const byName = [...clubs].sort((one, other) => one[language].localeCompare(other[language], locale));
  const played = Array.from({ length: lastWeek ?? 0 }, (_, index) => index + 1);
  return {
    clubs: [
      { value: ALL, text: t('club.all') },
      ...byName.map((club) => ({ value: String(club.id), text: club[language] })),
    ],
    positions: [
      { value: ALL, text: t('position.all') },
      ...POSITION_IDS.map((position) => ({
        value: String(position),
        text: common('position', { position }),
      })),
    ],
    weeks: [
      {
        value: String(ALL_WEEKS),
        text: t(played.length > 1 ? 'week.upto' : 'week.all', { week: played.length }),
      },
      ...played.map((week) => ({ value: String(week), text: common('matchday', { week }) })),
    ],
    values: [
      ...VALUE_OPTIONS.map((value) => ({
        value: String(value),
        text: value === ANY_VALUE ? t('value.all') : formatMillions(value, locale),
      })),
    ].reverse(),
  };
}
