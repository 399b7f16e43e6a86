import { DeadlineBlock, formatDuration } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import { useCallback } from 'react';
import type { World } from '../domain/world.js';
import { useFormat } from '../hooks/useFormat.js';
import { commonTexts } from '../messages/commonTexts.js';

interface DeadlineCountdownProps {
  deadline: World['deadline'];
  /** Instead of "Deadline speeldag 3", where the matchday is said already. */
  title?: string;
  /** Below 1024 px: tiles, or one line. */
  phone?: 'tiles' | 'line';
}

/** The deadline that comes next; when it passes the shell is asked what comes after it. */
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
      spoken={(left) => t('timeLeft', { time: formatDuration(left, format.locale) })}
      onDone={handleDone}
    />
  );
}
