import { useCallback, useEffect, useState } from 'react';
import { isLogMessage, type LogEntry } from './logEntry.js';

export interface NumberedEntry extends LogEntry {
  readonly id: number;
  /** `14:02:31` */
  readonly at: string;
}

const MAX_ENTRIES = 500;
let entriesSeen = 0;

/** The log entries that the stage in this page sends. */
export function useLog(): { entries: readonly NumberedEntry[]; clear: () => void } {
  const [entries, setEntries] = useState<readonly NumberedEntry[]>([]);
  useEffect(() => {
    const onMessage = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || !isLogMessage(data)) return;
      const id = entriesSeen++;
      const at = new Date().toTimeString().slice(0, 8);
      setEntries((before) => [...before.slice(1 - MAX_ENTRIES), { ...data.stage, id, at }]);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);
  return { entries, clear: useCallback(() => setEntries([]), []) };
}
