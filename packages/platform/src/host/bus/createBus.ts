import { type Observable, Subject } from 'rxjs';
import type { Bus, EventName, PlatformEvent, PlatformEvents } from '../../contract/events.js';

interface BusOptions {
  /** Epoch milliseconds of the game's clock, added to every event. */
  readonly now: () => number;
  readonly report: (error: unknown, source: string) => void;
}

export interface PortalBus {
  /**
   * The bus of one source: its events carry its name, its subscriptions end with `end`.
   * @param mayEmit events it may emit; any other is reported and dropped
   */
  forSource(source: string, mayEmit: (name: string) => boolean): Bus & { end(): void };
  /** All events, for developer tools. */
  readonly all: Observable<PlatformEvent>;
}

/**
 * Publishes events between parts that don't know each other. What a listener throws is reported and affects no other.
 */
export function createBus({ now, report }: BusOptions): PortalBus {
  const events = new Subject<PlatformEvent>();
  return {
    all: events,
    forSource(source, mayEmit) {
      const ends = new Set<() => void>();
      let isEnded = false;
      return {
        emit<N extends EventName>(name: N, detail: PlatformEvents[N]) {
          if (isEnded) return;
          if (!mayEmit(name)) {
            report(new Error(`${source} emits ${name}, which its manifest does not name`), source);
            return;
          }
          const copy = structuredClone(detail);
          Object.freeze(copy);
          events.next({ name, detail: copy, source, at: now() });
        },
        on<N extends EventName>(name: N, listener: (event: PlatformEvent<N>) => void) {
          if (isEnded) return () => {};
          const subscription = events.subscribe((event) => {
            if (!isNamed(event, name)) return;
            try {
              listener(event);
            } catch (error) {
              report(error, source);
            }
          });
          const end = () => {
            subscription.unsubscribe();
            ends.delete(end);
          };
          ends.add(end);
          return end;
        },
        end() {
          isEnded = true;
          for (const end of [...ends]) end();
        },
      };
    },
  };
}

function isNamed<N extends EventName>(event: PlatformEvent, name: N): event is PlatformEvent<N> {
  return event.name === name;
}
