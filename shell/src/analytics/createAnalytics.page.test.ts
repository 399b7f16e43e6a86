import type { Services } from '@euro/api-contract';
import type { Loadable } from '@euro/platform';
import { createBus, createState } from '@euro/platform/host';
import { exampleServices } from '@euro/platform/testing';
import { createConsent } from '../browser/createConsent.js';
import { createAnalytics, type TrackedEvent } from './createAnalytics.js';

const ADDRESS = 'https://measure.example/adapter.js';
const purchase = { orderId: 3, kind: 'premium', value: 9.9, currency: 'EUR' } as const;

function setUp(analytics: Services['analytics']) {
  localStorage.clear();
  document.head.replaceChildren();
  const trackedEvents: TrackedEvent[] = [];
  window.euroAnalytics = { track: (event) => void trackedEvents.push(event) };
  const services = createState<Loadable<Services>>({
    status: 'ready',
    value: { ...exampleServices, analytics },
  });
  const consent = createConsent(window);
  const bus = createBus({ now: () => 0, report: () => {} }).forSource('shell', () => true);
  const tracking = createAnalytics({ page: window, bus, services, consent });
  const script = () => document.head.querySelector('script');
  const arrive = async () => {
    script()?.dispatchEvent(new Event('load'));
    await Promise.resolve();
    await Promise.resolve();
  };
  return { tracked: trackedEvents, consent, bus, script, arrive, tracking };
}

describe('an analytics adapter', () => {
  it('is absent by default: nothing is loaded, nothing sent', () => {
    const { consent, bus, script, tracked } = setUp(null);
    consent.choose('given');
    bus.emit('payments.succeeded@1', purchase);
    expect(script()).toBeNull();
    expect(tracked).toEqual([]);
  });

  it('is neither loaded nor called without consent', async () => {
    const { consent, bus, script, tracked, arrive } = setUp({ scriptURL: ADDRESS });
    bus.emit('payments.succeeded@1', purchase);
    expect(script()).toBeNull();
    consent.choose('refused');
    expect(script()).toBeNull();
    consent.choose('given');
    expect(script()?.src).toBe(ADDRESS);
    await arrive();
    expect(tracked).toEqual([]);
  });

  it('receives purchases in euro and sign-ups, also those before it is loaded, without personal data', async () => {
    const { consent, bus, tracked, arrive } = setUp({ scriptURL: ADDRESS });
    consent.choose('given');
    bus.emit('payments.succeeded@1', purchase);
    await arrive();
    bus.emit('session.registered@1', { userId: 7, method: 'vrt' });
    expect(tracked).toEqual([
      { name: 'purchase', kind: 'premium', value: 9.9, currency: 'EUR' },
      { name: 'sign-up', kind: 'vrt' },
    ]);
  });

  it('that throws, or was withdrawn, has no effect on the portal', async () => {
    const { consent, bus, tracked, arrive } = setUp({ scriptURL: ADDRESS });
    consent.choose('given');
    await arrive();
    window.euroAnalytics = {
      track() {
        throw new Error('boom');
      },
    };
    expect(() => bus.emit('payments.succeeded@1', purchase)).not.toThrow();
    window.euroAnalytics = { track: (event) => void tracked.push(event) };
    consent.choose('refused');
    bus.emit('payments.succeeded@1', purchase);
    expect(tracked).toEqual([]);
  });
});
