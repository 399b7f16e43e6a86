import { FieldRow, SearchField, Select, Skeleton, useDebouncedText } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { ALL_WEEKS, type ChoiceTab, hasChoices, SEARCH_LIMIT } from '../../domain/rankingView.js';
import { useChoiceName } from '../../hooks/useChoiceName.js';
import { rankingTexts } from '../../texts/rankingTexts.js';
import { spanTexts } from '../../texts/spanTexts.js';
import type { RankingScreen } from './useRanking.js';
import type { RankingViewControls } from './useRankingView.js';

const Row = styled(FieldRow).attrs({ role: 'search' })`
  align-items: end;
  margin-bottom: 16px;
  & > :last-child { flex-basis: 100%; order: -1; }
  @container (min-width: 35rem) {
    & > :last-child { flex: 2 1 12rem; order: 0; }
  }
`;

/** As wide as a short choice: the row is divided as it will be. */
const Waiting = styled(Skeleton)`
  flex: 1 1 8rem;
`;

interface RankingFiltersProps {
  readonly controls: RankingViewControls;
  readonly screen: RankingScreen;
}

/** Month, period or league, matchday, and search; nothing when there is no choice. */
export function RankingFilters({ controls, screen }: RankingFiltersProps) {
  const t = useText(rankingTexts);
  const { tab } = controls.view;
  const [text, type] = useDebouncedText(controls.view.search, controls.search);
  if (tab === 'leagues' && screen.choices?.length === 0) return null;
  return (
    <Row>
      {hasChoices(tab) && <ChoiceSelect tab={tab} controls={controls} screen={screen} />}
      <WeekSelect controls={controls} screen={screen} />
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

function ChoiceSelect({ tab, controls, screen }: RankingFiltersProps & { readonly tab: ChoiceTab }) {
  const t = useText(spanTexts);
  const { view, showChoice } = controls;
  const { choices, ranking, latest } = screen;
  const nameOf = useChoiceName(tab);
  const choiceId = view.choice ?? (ranking.status === 'ready' ? ranking.chosen?.id : undefined);
  if (choices === null) return <Waiting $height={48} $radius={10} />;
  return (
    <Select
      label={t(`${tab}.label`)}
      value={String(choiceId ?? '')}
      options={choices.map((choice) => ({
        value: String(choice.id),
        text: nameOf(choice, true),
        disabled: choice.firstWeek > latest,
      }))}
      onChange={(value) => showChoice(Number(value))}
    />
  );
}

function WeekSelect({ controls, screen: { week, weeks } }: RankingFiltersProps) {
  const t = useText(rankingTexts);
  const spans = useText(spanTexts);
  const { view, showWeek } = controls;
  if (week === null) return <Waiting $height={48} $radius={10} />;
  const isOfOne = view.tab === 'week';
  const all = { value: String(ALL_WEEKS), text: spans('week.all') };
  const options = [...weeks].reverse().map((option) => ({
    value: String(option),
    text: t(isOfOne ? 'of.week' : 'after.week', { week: option }),
  }));
  return (
    <Select
      label={t('week.label')}
      value={String(isOfOne || weeks.includes(week) ? week : ALL_WEEKS)}
      options={isOfOne ? options : [all, ...options]}
      onChange={(value) => showWeek(Number(value))}
    />
  );
}
