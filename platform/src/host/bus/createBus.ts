import { type Observable, Subject } from 'rxjs';
import type { Bus, EventName, PlatformEvent, PlatformEvents } from '../../contract/events.js';

interface BusOptions {
  /** Epoch milliseconds of the game's clock, stamped on every event. */
  readonly now: () => number;
  readonly report: (error: unknown, source: string) => void;
}

export interface PortalBus {
  /**
   * The bus as one speaker has it: what it says is stamped with its name, what it listens to ends with `end`.
   * @param mayEmit names it may say; anything else is reported and goes nowhere
   */
  speaker(source: string, mayEmit: (name: string) => boolean): Bus & { end(): void };
  /** Everything that is said, for who develops. */
  readonly all: Observable<PlatformEvent>;
}

/** Carries facts between parts that don't know each other. A listener that throws hurts nobody but itself. */
export function createBus({ now, report }: BusOptions): PortalBus {
  const events = new Subject<PlatformEvent>();
  return {
    all: events,
    speaker(source, mayEmit) {
      const ends = new Set<() => void>();
      let ended = false;
      return {
        emit<N extends EventName>(name: N, detail: PlatformEvents[N]) {
          if (ended) return;
          if (!mayEmit(name)) {
            report(new Error(`${source} emits ${name}, which its manifest does not name`), source);
            return;
          }
          const copy = structuredClone(detail);
          Object.freeze(copy);
          events.next({ name, detail: copy, source, at: now() });
        },
        on<N extends EventName>(name: N, listener: (event: PlatformEvent<N>) => void) {
          if (ended) return () => {};
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
          ended = true;
          for (const end of [...ends]) end();
        },
      };
    },
  };
}

function isNamed<N extends EventName>(event: PlatformEvent, name: N): event is PlatformEvent<N> {
  return event.name === name;
}
