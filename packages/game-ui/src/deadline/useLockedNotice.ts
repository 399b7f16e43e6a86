import { usePlatform, useText } from '@euro/platform/react';
import { useEffect, useRef } from 'react';
import { deadlineTexts } from '../messages/deadlineTexts.js';

const DURATION_MS = 8000;

/**
 * Says for 8 seconds that a matchday is locked, when that happens while its page is open and nothing on it was unsaved;
 * `weekId` is the open matchday, null after the last one.
 */
export function useLockedNotice(weekId: number | null, hasUnsaved: boolean): void {
  const { notices } = usePlatform();
  const t = useText(deadlineTexts);
  const last = useRef(weekId);
  useEffect(() => {
    const closed = last.current;
    last.current = weekId;
    if (closed === null || closed === weekId || (weekId !== null && weekId < closed) || hasUnsaved) return;
    notices.show({ tone: 'neutral', text: t('lockedLine', { week: closed }), duration: DURATION_MS });
  }, [weekId, hasUnsaved, notices, t]);
}
