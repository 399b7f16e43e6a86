import { DeadlineBlock, formatDuration } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { useCallback } from 'react';
import type { World } from '../domain/world.js';
import { useFormat } from '../hooks/useFormat.js';
import { commonTexts } from '../messages/commonTexts.js';

interface DeadlineCountdownProps {
  deadline: World['deadline'];
  /** Replaces "Deadline speeldag 3" on a page that already names the matchday. */
  title?: string;
  /** Below 1024 px: tiles, or one line. */
  phone?: 'tiles' | 'line';
}

/** Counts down to the next deadline; when it passes, the shell fetches the one after it. */
export function DeadlineCountdown({ deadline, title, phone }: DeadlineCountdownProps) {
  const t = useText(commonTexts);
  const format = useFormat();
  const { state } = usePlatform();
  const handleDone = useCallback(() => state.refresh('matches'), [state]);
  const { deadlineWeek, deadlineDate } = deadline;
  if (deadlineWeek === null || deadlineDate === null) return null;
  return (
    <DeadlineBlock
      title={title ?? t('deadlineOf', { week: deadlineWeek })}
      date={phone === 'line' ? format.shortMoment(deadlineDate) : format.moment(deadlineDate)}
      deadline={Date.parse(deadlineDate)}
      phone={phone}
      units={{ days: t('days'), hours: t('hours'), minutes: t('minutes'), seconds: t('seconds') }}
      lineUnits={{
        days: t('daysShort'),
        hours: t('hoursShort'),
        minutes: t('minutes'),
        seconds: t('secondsShort'),
      }}
      spoken={(duration) => t('timeLeft', { time: formatDuration(duration, format.locale) })}
      onDone={handleDone}
    />
  );
}
