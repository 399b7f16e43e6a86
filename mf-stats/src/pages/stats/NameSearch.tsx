import { SearchField, useDebouncedText } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { statsTexts } from '../../texts/statsTexts.js';
import { SEARCH_LIMIT } from './statsView.js';
import type { StatsViewControls } from './useStatsView.js';

interface NameSearchProps {
  readonly controls: StatsViewControls;
  readonly hideLabel?: boolean;
}

/** The filter by name; the address follows after a pause. */
export function NameSearch({ controls: { view, search }, hideLabel }: NameSearchProps) {
  const t = useText(statsTexts);
  const [text, type] = useDebouncedText(view.search, search);
  return (
    <SearchField
      label={t('search.label')}
      hideLabel={hideLabel}
      placeholder={t('search.placeholder')}
      clearLabel={t('search.clear')}
      maxLength={SEARCH_LIMIT}
      autoComplete="off"
      value={text}
      onChange={type}
    />
  );
}
