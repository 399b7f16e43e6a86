import { useCallback, useEffect, useState } from 'react';
import { isLogMessage, type LogEntry } from './logEntry.js';

export interface KeptEntry extends LogEntry {
  readonly id: number;
  /** `14:02:31` */
  readonly at: string;
}

const KEPT = 500;
let entriesSeen = 0;

/** What the stage in this page tells. */
export function useLog(): { entries: readonly KeptEntry[]; clear: () => void } {
  const [entries, setEntries] = useState<readonly KeptEntry[]>([]);
  useEffect(() => {
    const hear = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || !isLogMessage(data)) return;
      const id = entriesSeen++;
      const at = new Date().toTimeString().slice(0, 8);
      setEntries((before) => [...before.slice(1 - KEPT), { ...data.stage, id, at }]);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  return { entries, clear: useCallback(() => setEntries([]), []) };
}
