import type { Services } from '@euro/api-contract';
import type { Loadable } from '@euro/platform';
import { createBus, createState } from '@euro/platform/host';
import { exampleServices } from '@euro/platform/testing';
import { createConsent } from '../consent/createConsent.js';
import { createAnalytics, type TrackedEvent } from './createAnalytics.js';

const ADDRESS = 'https://measure.example/adapter.js';
const purchase = { orderId: 3, kind: 'premium', value: 9.9, currency: 'EUR' } as const;

function setUp(analytics: Services['analytics']) {
  localStorage.clear();
  document.head.replaceChildren();
  const told: TrackedEvent[] = [];
  window.euroAnalytics = { track: (event) => void told.push(event) };
  const services = createState<Loadable<Services>>({
    status: 'ready',
    value: { ...exampleServices, analytics },
  });
  const consent = createConsent(window);
  const bus = createBus({ now: () => 0, report: () => {} }).speaker('shell', () => true);
  const tracking = createAnalytics({ page: window, bus, services, consent });
  const script = () => document.head.querySelector('script');
  const arrive = async () => {
    script()?.dispatchEvent(new Event('load'));
    await Promise.resolve();
    await Promise.resolve();
  };
  return { told, consent, bus, script, arrive, tracking };
}

describe('an analytics adapter', () => {
  it('is not there by default: nothing is loaded, nothing told', () => {
    const { consent, bus, script, told } = setUp(null);
    consent.choose('given');
    bus.emit('payments.succeeded@1', purchase);
    expect(script()).toBeNull();
    expect(told).toEqual([]);
  });

  it('is neither loaded nor told anything without consent', async () => {
    const { consent, bus, script, told, arrive } = setUp({ scriptURL: ADDRESS });
    bus.emit('payments.succeeded@1', purchase);
    expect(script()).toBeNull();
    consent.choose('refused');
    expect(script()).toBeNull();
    consent.choose('given');
    expect(script()?.src).toBe(ADDRESS);
    await arrive();
    expect(told).toEqual([]);
  });

  it('hears of purchases in euro and of sign-ups, also of those while it loads, and of no person', async () => {
    const { consent, bus, told, arrive } = setUp({ scriptURL: ADDRESS });
    consent.choose('given');
    bus.emit('payments.succeeded@1', purchase);
    await arrive();
    bus.emit('session.registered@1', { userId: 7, method: 'vrt' });
    expect(told).toEqual([
      { name: 'purchase', kind: 'premium', value: 9.9, currency: 'EUR' },
      { name: 'sign-up', kind: 'vrt' },
    ]);
  });

  it('that throws, or was taken back, is not noticed', async () => {
    const { consent, bus, told, arrive } = setUp({ scriptURL: ADDRESS });
    consent.choose('given');
    await arrive();
    window.euroAnalytics = {
      track() {
        throw new Error('boom');
      },
    };
    expect(() => bus.emit('payments.succeeded@1', purchase)).not.toThrow();
    window.euroAnalytics = { track: (event) => void told.push(event) };
    consent.choose('refused');
    bus.emit('payments.succeeded@1', purchase);
    expect(told).toEqual([]);
  });
});
