import type { Services } from '@euro/api-contract';
import type { Bus, Loadable, SharedState } from '@euro/platform';
import type { Consent } from '../browser/createConsent.js';
import { runScript } from '../browser/runScript.js';

/**
 * An event for an adapter; `value` is an amount in EUR (spec §9 "tracking value"). Never contains a name, an address or
 * an id of a person.
 */
export interface TrackedEvent {
  readonly name: 'purchase' | 'sign-up' | 'team-created' | 'league-created';
  readonly value?: number;
  readonly currency?: 'EUR';
  /** Of a purchase: `teams` or `premium`; of a sign-up: how. */
  readonly kind?: string;
}

/** The global that an adapter's script defines (docs/guides/analytics.md). */
export interface AnalyticsAdapter {
  track(event: TrackedEvent): void;
}

declare global {
  interface Window {
    euroAnalytics?: AnalyticsAdapter;
  }
}

interface Parts {
  readonly page: Window;
  readonly bus: Pick<Bus, 'on'>;
  readonly services: SharedState<Loadable<Services>>;
  readonly consent: Pick<Consent, 'answer'>;
}

/** Events that wait for the script. */
const MAX_WAITING = 50;

/**
 * Sends events to the configured adapter. Without a configured script or without consent nothing is loaded or sent;
 * events before the consent are never sent.
 */
export function createAnalytics({ page, bus, services, consent }: Parts): { end(): void } {
  let queuedEvents: TrackedEvent[] = [];
  let loading: 'no' | 'under way' | 'done' = 'no';

  const maySend = () => services.value.value?.analytics != null && consent.answer.value === 'given';

  const load = () => {
    const address = services.value.value?.analytics?.scriptURL;
    if (!maySend() || loading !== 'no' || address === undefined) return;
    loading = 'under way';
    void runScript(page.document, address).then(() => {
      loading = 'done';
      const events = queuedEvents;
      queuedEvents = [];
      for (const event of events) send(event);
    });
  };

  const send = (event: TrackedEvent) => {
    if (!maySend()) return;
    if (loading !== 'done') {
      queuedEvents = [...queuedEvents, event].slice(-MAX_WAITING);
      return;
    }
    try {
      page.euroAnalytics?.track(event);
    } catch {
      // Measuring must never disturb the page.
    }
  };

  const stops = [
    bus.on('payments.succeeded@1', ({ detail: { kind, value, currency } }) =>
      send({ name: 'purchase', kind, value, currency }),
    ),
    bus.on('session.registered@1', ({ detail }) => send({ name: 'sign-up', kind: detail.method })),
    bus.on('team.created@1', () => send({ name: 'team-created' })),
    bus.on('leagues.created@1', () => send({ name: 'league-created' })),
  ];
  const subscriptions = [services.changes.subscribe(load), consent.answer.changes.subscribe(load)];
  load();
  return {
    end() {
      for (const stop of stops) stop();
      for (const subscription of subscriptions) subscription.unsubscribe();
    },
  };
}
