import { BrandLink } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useLocale, useText } from '@euro/platform/react';
import type { RunningCompetition } from '../../hooks/useRunningCompetition.js';
import { archiveHomeTexts } from '../../texts/archiveHomeTexts.js';

/** The way to the competition that is played now, with its next deadline. */
export function RunningLink({
  running: { competition, deadline },
}: {
  readonly running: RunningCompetition;
}) {
  const t = useText(archiveHomeTexts);
  const language = useLocale();
  const format = useFormat();
  const { slug, brand, state, short, firstDeadline } = competition;
  const { deadlineWeek: week = null, deadlineDate = null } = deadline ?? {};
  const detail =
    week !== null && deadlineDate !== null
      ? t('deadline', { week, date: format.dayAndTime(deadlineDate) })
      : firstDeadline && t('starts', { date: format.date(firstDeadline) });
  return (
    <BrandLink
      href={`${slug && `/${slug}`}/`}
      colours={brand?.colours}
      emblem={brand?.emblem}
      title={t(state === 'running' ? 'running' : 'open', { name: short[language] })}
      detail={detail}
    />
  );
}
