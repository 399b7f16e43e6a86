import type { Match } from '@euro/api-contract';
import { Callout, Chip, formatDateTime } from '@euro/design-system';
import { formatLocale, useLocale, useText } from '@euro/platform/react';
import { countsIn } from '../../domain/matchRemark.js';
import { matchStateTexts } from '../../texts/matchStateTexts.js';

/** Props of {@link MatchdayStates}. */
export interface MatchdayStatesProps {
  readonly week: number;
  /** The matches that are listed. */
  readonly matches: readonly Match[];
  /** Since when it had been closed by mistake, of a matchday that is open again; null otherwise. */
  readonly closedByMistake: string | null;
}

/** How many matches of a matchday count, where not all do, and that it had been closed by mistake. */
export function MatchdayStates({ week, matches, closedByMistake }: MatchdayStatesProps) {
  const t = useText(matchStateTexts);
  const locale = formatLocale(useLocale());
  const count = matches.filter((match) => countsIn(match, week)).length;
  return (
    <>
      {count < matches.length && <Chip>{t('counting', { count, matches: matches.length })}</Chip>}
      {closedByMistake !== null && (
        <Callout title={t('opened.title', { week })}>
          {t('opened.text', { moment: formatDateTime(closedByMistake, locale, 'short') })}
        </Callout>
      )}
    </>
  );
}
