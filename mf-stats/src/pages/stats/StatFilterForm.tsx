import type { FilterColumn } from '@euro/api-contract';
import { Button, Card, CardTitle, Field, Select } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { filterTexts } from '../../texts/filterTexts.js';
import { filterColumns } from './columns.js';
import { BOUNDS, type Bound, MOST_FILTERS, withPart } from './statFilters.js';
import { useColumnNames } from './useColumnNames.js';
import type { StatsViewControls } from './useStatsView.js';

const Row = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 12px;
  align-items: start;
  margin-top: 12px;
  & > :first-child, & > :last-child { grid-column: 1 / -1; }
  @container (min-width: 43.75rem) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) auto;
    & > :first-child, & > :last-child { grid-column: auto; }
    & > :last-child { margin-top: 20px; }
  }
`;

/** A whole number or one decimal, as people write it. */
const NUMBER = /^-?\d{1,4}([.,]\d)?$/;

/** Props of {@link StatFilterForm}. */
export interface StatFilterFormProps {
  readonly controls: StatsViewControls;
}

/** One filter more: which statistic, at least or at most, how many. */
export function StatFilterForm({ controls: { view, change } }: StatFilterFormProps) {
  const t = useText(filterTexts);
  const names = useColumnNames();
  const [column, setColumn] = useState<FilterColumn>('goals');
  const [bound, setBound] = useState<Bound>('min');
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const isKnown = view.filters.some((filter) => filter.column === column);
  const isFull = view.filters.length >= MOST_FILTERS && !isKnown;

  const add = (event: FormEvent) => {
    event.preventDefault();
    if (isFull) return;
    const isNumber = NUMBER.test(text.trim());
    setWrong(!isNumber);
    if (!isNumber) return;
    const value = Number(text.trim().replace(',', '.'));
    change({ filters: withPart(view.filters, { column, bound, value }) });
    setText('');
  };

  return (
    <Card $padded>
      <CardTitle>{t('title')}</CardTitle>
      <Row onSubmit={add} noValidate>
        <Select
          label={t('column')}
          options={filterColumns.map((key) => ({ value: key, text: names.long(key) ?? names.short(key) }))}
          value={column}
          onChange={(value) => setColumn(filterColumns.find((key) => key === value) ?? column)}
        />
        <Select
          label={t('bound')}
          options={BOUNDS.map((each) => ({ value: each, text: t(`bound.${each}`) }))}
          value={bound}
          onChange={(value) => setBound(BOUNDS.find((each) => each === value) ?? bound)}
        />
        <Field
          label={t('value')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          value={text}
          error={isWrong ? t('value.wrong') : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="secondary" disabledReason={isFull ? t('full') : undefined}>
          {t('add')}
        </Button>
      </Row>
    </Card>
  );
}
