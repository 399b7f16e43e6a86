import { type Club, clubs } from '@euro/api-contract';
import { Observable, type Subject } from 'rxjs';
import type { Live, Loadable, PlatformState, SharedState } from '../../contract/state.js';
import { createState, type StateSource } from './createState.js';

type Part = Exclude<keyof PlatformState, 'refresh' | 'session'>;

/** The hand that writes what everybody reads; the session writes itself. */
export type PortalState = {
  readonly [K in Part]: StateSource<PlatformState[K]['value']>;
};

export function createPortalState(
  initial: Pick<PlatformStateValues, 'locale' | 'theme' | 'online'>,
): PortalState {
  const loading = <T>() => createState<Loadable<T>>({ status: 'loading', value: null });
  return {
    application: loading(),
    services: loading(),
    matches: loading(),
    players: loading(),
    myTeams: loading(),
    live: createState<Live | null>(null),
    clubs: createState<readonly Club[]>(clubs),
    locale: createState(initial.locale),
    theme: createState(initial.theme),
    online: createState(initial.online),
  };
}

export type PlatformStateValues = { readonly [K in Part]: PlatformState[K]['value'] };

/**
 * A state to read until `ended`: what a remote forgot to unsubscribe is unsubscribed for it.
 * @param onLook told whenever somebody reads or subscribes
 */
export function readable<T>(
  source: SharedState<T>,
  ended: Subject<void>,
  onLook: () => void = () => {},
): SharedState<T> {
  return {
    get value() {
      onLook();
      return source.value;
    },
    changes: new Observable<T>((observer) => {
      onLook();
      // Not takeUntil: it brings all that can be made into an observable.
      const listening = source.changes.subscribe(observer);
      listening.add(ended.subscribe(() => observer.complete()));
      return listening;
    }),
  };
}
