import { usePlatform, useText } from '@euro/platform/react';
import { useEffect, useRef } from 'react';
import { deadlineTexts } from '../messages/deadlineTexts.js';

const DURATION_MS = 8000;

/**
 * Shows for 8 seconds that a matchday is locked, when it closes while its page is open without unsaved changes;
 * `weekId` is the open matchday, null after the last one.
 */
export function useLockedNotice(weekId: number | null, hasUnsaved: boolean): void {
  const { notices } = usePlatform();
  const t = useText(deadlineTexts);
  const last = useRef(weekId);
  useEffect(() => {
    const previousWeekId = last.current;
    last.current = weekId;
    if (
      previousWeekId === null ||
      previousWeekId === weekId ||
      (weekId !== null && weekId < previousWeekId) ||
      hasUnsaved
    )
      return;
    notices.show({ tone: 'neutral', text: t('lockedLine', { week: previousWeekId }), duration: DURATION_MS });
  }, [weekId, hasUnsaved, notices, t]);
}
