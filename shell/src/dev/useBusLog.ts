import type { PlatformEvent } from '@euro/platform';
import { useEffect, useState } from 'react';
import type { DevTools } from '../portal/devTools.js';

export interface KeptEvent {
  readonly id: number;
  /** Clock of the device, `14:02:31`. */
  readonly heard: string;
  readonly event: PlatformEvent;
}

/** What was said on the bus since the page was opened, and whether it is still written down. */
export interface BusRecord {
  readonly events: readonly KeptEvent[];
  readonly isPaused: boolean;
  readonly pause: (isPaused: boolean) => void;
  readonly clear: () => void;
}

const KEPT = 300;

export function useBusLog(bus: DevTools['bus']): BusRecord {
  const [events, setEvents] = useState<readonly KeptEvent[]>([]);
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (isPaused) return;
    const heard = bus.subscribe((event) =>
      setEvents((before) => {
        const kept = { id: (before[0]?.id ?? 0) + 1, heard: new Date().toTimeString().slice(0, 8), event };
        return [kept, ...before].slice(0, KEPT);
      }),
    );
    return () => heard.unsubscribe();
  }, [bus, isPaused]);
  return { events, isPaused, pause: setPaused, clear: () => setEvents([]) };
}
