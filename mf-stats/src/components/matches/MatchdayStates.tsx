import type { Match } from '@euro/api-contract';
import { Callout, Chip, Cluster, formatDateTime, Stack } from '@euro/design-system';
import { formatLocale, useLocale, usePlatform, useShared, useText } from '@euro/platform/react';
import { clubsByMatches } from '../../domain/clubsByMatches.js';
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

/**
 * How many matches of a matchday count, where not all do, which clubs of a league play twice or not at all, and that it
 * had been closed by mistake.
 */
export function MatchdayStates({ week, matches, closedByMistake }: MatchdayStatesProps) {
  const t = useText(matchStateTexts);
  const language = useLocale();
  const locale = formatLocale(language);
  const { state } = usePlatform();
  const clubs = useShared(state.clubs);
  const isLeague = useShared(state.application).value?.sides === 'clubs';
  const counting = matches.filter((match) => countsIn(match, week));
  const { twice, free } = clubsByMatches(counting, isLeague ? clubs : []);
  const names = new Intl.ListFormat(locale).format(twice.map((club) => club[language]));
  return (
    <Stack $gap={8}>
      <Cluster>
        {counting.length < matches.length && (
          <Chip>{t('counting', { count: counting.length, matches: matches.length })}</Chip>
        )}
        {twice.length > 0 && <Chip tone="night">{t('double')}</Chip>}
        {free.length > 0 && <Chip>{t('free', { count: free.length })}</Chip>}
      </Cluster>
      {twice.length > 0 && (
        <Callout title={t('double.title', { clubs: names, count: twice.length })}>{t('double.text')}</Callout>
      )}
      {closedByMistake !== null && (
        <Callout title={t('opened.title', { week })}>
          {t('opened.text', { moment: formatDateTime(closedByMistake, locale, 'short') })}
        </Callout>
      )}
    </Stack>
  );
}
