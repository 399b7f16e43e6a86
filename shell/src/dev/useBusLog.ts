import type { PlatformEvent } from '@euro/platform';
import { useEffect, useState } from 'react';
import type { DevTools } from '../portal/devTools.js';

export interface KeptEvent {
  readonly id: number;
  /** Clock of the device, `14:02:31`. */
  readonly time: string;
  readonly event: PlatformEvent;
}

/** Events of the bus since the page was opened, and whether more are recorded. */
export interface BusRecord {
  readonly events: readonly KeptEvent[];
  readonly isPaused: boolean;
  readonly pause: (isPaused: boolean) => void;
  readonly clear: () => void;
}

const MAX_EVENTS = 300;

export function useBusLog(bus: DevTools['bus']): BusRecord {
  const [events, setEvents] = useState<readonly KeptEvent[]>([]);
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (isPaused) return;
    const subscription = bus.subscribe((event) =>
      setEvents((previous) => {
        const entry = { id: (previous[0]?.id ?? 0) + 1, time: new Date().toTimeString().slice(0, 8), event };
        return [entry, ...previous].slice(0, MAX_EVENTS);
      }),
    );
    return () => subscription.unsubscribe();
  }, [bus, isPaused]);
  return { events, isPaused, pause: setPaused, clear: () => setEvents([]) };
}
