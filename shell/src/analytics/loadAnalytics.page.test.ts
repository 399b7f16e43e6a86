import type { Services } from '@euro/api-contract';
import type { Loadable } from '@euro/platform';
import { createBus, createState } from '@euro/platform/host';
import { exampleServices } from '@euro/platform/testing';
import { createConsent } from '../browser/createConsent.js';
import { loadAnalytics } from './loadAnalytics.js';

const ADDRESS = 'https://measure.example/adapter.js';
const ready = (analytics: Services['analytics']): Loadable<Services> => ({
  status: 'ready',
  value: { ...exampleServices, analytics },
});

function setUp() {
  localStorage.clear();
  document.head.replaceChildren();
  const services = createState(ready(null));
  const consent = createConsent(window);
  consent.choose('given');
  const bus = createBus({ now: () => 0, report: () => {} }).forSource('shell', () => true);
  return { services, analytics: loadAnalytics({ page: window, bus, services, consent }) };
}

const adapter = () => document.head.querySelector('script')?.src;
const loaded = async () => {
  await import('./createAnalytics.js');
  await Promise.resolve();
};

it('follows an adapter that is configured later', async () => {
  const { services, analytics } = setUp();
  await loaded();
  expect(adapter()).toBeUndefined();

  services.set(ready({ scriptURL: ADDRESS }));
  await loaded();
  expect(adapter()).toBe(ADDRESS);
  analytics.end();
});

it('follows none after its end', async () => {
  const { services, analytics } = setUp();
  analytics.end();
  services.set(ready({ scriptURL: ADDRESS }));
  await loaded();
  expect(adapter()).toBeUndefined();
});
