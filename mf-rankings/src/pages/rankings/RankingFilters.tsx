import { SearchField, Select, Skeleton, useDebouncedText } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { rankingTexts } from '../../messages/rankingTexts.js';
import { SEARCH_LIMIT } from '../../model/rankingView.js';
import type { RankingViewControls } from './useRankingView.js';

const Row = styled.div.attrs({ role: 'search' })`
  display: grid;
  gap: 12px;
  align-items: end;
  margin-bottom: 16px;
  & > :last-child { order: -1; }
  @container (min-width: 560px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    & > :last-child { order: 0; }
  }
`;

interface RankingFiltersProps {
  readonly controls: RankingViewControls;
  readonly week: number | null;
  readonly weeks: readonly number[];
}

/** Which matchday, and whom to look for. */
export function RankingFilters({ controls, week, weeks }: RankingFiltersProps) {
  const t = useText(rankingTexts);
  const { view, showWeek, search } = controls;
  const [text, type] = useDebouncedText(view.search, search);
  return (
    <Row>
      {week === null ? (
        <Skeleton $height={48} $radius={10} />
      ) : (
        <Select
          label={t('week.label')}
          value={String(week)}
          options={[...weeks].reverse().map((option) => ({
            value: String(option),
            text: t(view.tab === 'week' ? 'of.week' : 'after.week', { week: option }),
          }))}
          onChange={(value) => showWeek(Number(value))}
        />
      )}
      <SearchField
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        clearLabel={t('search.clear')}
        maxLength={SEARCH_LIMIT}
        autoComplete="off"
        value={text}
        onChange={type}
      />
    </Row>
  );
}
