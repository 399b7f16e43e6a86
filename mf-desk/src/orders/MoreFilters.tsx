import { Field, Select } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { useCompetitionName } from '../competitions/useCompetitionName.js';
import type { Filters } from '../hooks/useFilters.js';
import { useCompetitionsQuery } from '../store/deskApi.js';
import { manyRefundTexts } from '../texts/manyRefundTexts.js';
import type { ORDER_FILTERS } from './orderFilter.js';

type Choices = Pick<Filters<(typeof ORDER_FILTERS)[number]>, 'values' | 'choose'>;

/** Filters by competition, kind, day of payment and coupon. */
export function MoreFilters({ values, choose }: Choices) {
  const t = useText(manyRefundTexts);
  const nameOf = useCompetitionName();
  const { data } = useCompetitionsQuery();
  return (
    <>
      <Select
        label={t('competition')}
        value={values.competition}
        options={[
          { value: '', text: t('competition.every') },
          ...(data?.competitions ?? []).map((one) => ({ value: String(one.id), text: nameOf(one) })),
        ]}
        onChange={(value) => choose('competition', value)}
      />
      <Select
        label={t('kind')}
        value={values.kind}
        options={[
          { value: '', text: t('kind.every') },
          { value: 'teams', text: t('kind.teams') },
          { value: 'premium', text: t('kind.premium') },
        ]}
        onChange={(value) => choose('kind', value)}
      />
      {(['from', 'to'] as const).map((name) => (
        <Field
          key={name}
          type="date"
          label={t(name)}
          value={values[name]}
          onChange={({ target }) => choose(name, target.value)}
        />
      ))}
      <Field
        label={t('coupon')}
        maxLength={11}
        value={values.coupon}
        onChange={({ target }) => choose('coupon', target.value.trim())}
      />
    </>
  );
}
