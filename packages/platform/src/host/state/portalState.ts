import { type Club, clubs } from '@euro/api-contract';
import { Observable } from 'rxjs';
import type { Live, Loadable, PlatformState, SharedState, WaitingChange } from '../../contract/state.js';
import { createState, type StateSource } from './createState.js';

type Part = Exclude<keyof PlatformState, 'refresh' | 'session'>;
type ValueOf<K extends Part> = NonNullable<PlatformState[K]>['value'];

/** The writable side of the shared state; the session writes itself. */
export type PortalState = {
  readonly [K in Part]-?: StateSource<ValueOf<K>>;
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
    waiting: createState<readonly WaitingChange[]>([]),
    isArchive: createState(false),
  };
}

export type PlatformStateValues = { readonly [K in Part]-?: ValueOf<K> };

/**
 * A read-only view of a state until `ended`: subscriptions that a remote forgot are ended for it.
 * @param onRead called at each read and subscription
 */
export function readable<T>(
  source: SharedState<T>,
  ended: Observable<never>,
  onRead: () => void = () => {},
): SharedState<T> {
  return {
    get value() {
      onRead();
      return source.value;
    },
    changes: new Observable<T>((observer) => {
      onRead();
      // Not takeUntil, which bundles every conversion to an observable.
      const subscription = source.changes.subscribe(observer);
      // By the end of `ended`, which late subscribers receive, too.
      subscription.add(ended.subscribe({ complete: () => observer.complete() }));
      return subscription;
    }),
  };
}
