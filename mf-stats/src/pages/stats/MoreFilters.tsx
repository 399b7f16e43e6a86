import { FilterChips, formatPercent } from '@euro/design-system';
import { PremiumOffer, useFetchAhead, useIsPremium } from '@euro/game-ui';
import { formatLocale, lazyPage, useLocale, useText } from '@euro/platform/react';
import styled from 'styled-components';
import { filterTexts } from '../../texts/filterTexts.js';
import type { StatFilterFormProps } from './StatFilterForm.js';
import { partsOf, withoutPart } from './statFilters.js';
import { useColumnNames } from './useColumnNames.js';
import type { StatsViewControls } from './useStatsView.js';

/** Fetched once the page is drawn: it opens with a press. */
const StatFilterForm = lazyPage<StatFilterFormProps>(() =>
  import('./StatFilterForm.js').then((file) => file.StatFilterForm),
);

const Part = styled.div`
  margin-bottom: 16px;
`;

interface MoreFiltersProps {
  readonly id: string;
  readonly controls: StatsViewControls;
  readonly open: boolean;
}

/**
 * Filters by statistics: chips of the active ones, and a form once opened; others than premium members see the
 * benefits.
 */
export function MoreFilters({ id, controls, open }: MoreFiltersProps) {
  const isPremium = useIsPremium();
  useFetchAhead(StatFilterForm);
  const hasFilters = controls.view.filters.length > 0;
  return (
    <div id={id}>
      {open && (
        <Part>{isPremium ? <StatFilterForm controls={controls} /> : <Upsell hasFilters={hasFilters} />}</Part>
      )}
      {hasFilters && (
        <Part>
          <ActiveFilters controls={controls} />
        </Part>
      )}
    </div>
  );
}

function ActiveFilters({ controls: { view, change } }: { readonly controls: StatsViewControls }) {
  const t = useText(filterTexts);
  const names = useColumnNames();
  const locale = formatLocale(useLocale());
  return (
    <FilterChips
      label={t('chosen')}
      chips={partsOf(view.filters).map((part) => {
        const params = {
          column: names.long(part.column) ?? names.short(part.column),
          value:
            part.column === 'popularity'
              ? formatPercent(part.value, locale)
              : part.value.toLocaleString(locale),
        };
        return {
          id: `${part.column} ${part.bound}`,
          text: t(`chip.${part.bound}`, params),
          label: t(`remove.${part.bound}`, params),
          onRemove: () => change({ filters: withoutPart(view.filters, part) }),
        };
      })}
    />
  );
}

function Upsell({ hasFilters }: { readonly hasFilters: boolean }) {
  const t = useText(filterTexts);
  const benefits = t('premium.brings');
  return (
    <PremiumOffer
      title={t('premium.title')}
      free={t('premium.free')}
      brings={hasFilters ? `${benefits} ${t('premium.link')}` : benefits}
    />
  );
}
