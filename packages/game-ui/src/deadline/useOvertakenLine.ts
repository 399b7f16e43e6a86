import { usePlatform, useText } from '@euro/platform/react';
import { useEffect, useRef } from 'react';
import { overtakenTexts } from '../messages/overtakenTexts.js';

/** Unsaved changes of a matchday that is no news, in words. */
interface Overtaken {
  readonly weekId: number;
  readonly what: string;
}

/** Says in one line, until it is dismissed, that changes were not saved, and calls `drop` with it; once. */
export function useOvertakenLine(overtaken: Overtaken | null, drop: () => void): void {
  const { notices } = usePlatform();
  const t = useText(overtakenTexts);
  const isSaid = useRef(false);
  useEffect(() => {
    if (overtaken === null || isSaid.current) return;
    isSaid.current = true;
    drop();
    const text = t('line', { week: overtaken.weekId, what: overtaken.what });
    notices.show({ tone: 'warning', text, duration: Number.POSITIVE_INFINITY });
  });
}
