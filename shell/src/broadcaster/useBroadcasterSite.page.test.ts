import type { Services } from '@euro/api-contract';
import type { Loadable } from '@euro/platform';
import { exampleServices } from '@euro/platform/testing';
import { renderHook } from '@testing-library/react';
import { useBroadcasterSite } from './useBroadcasterSite.js';

const LOADING = { status: 'loading', value: null } as const;
const FAILED = { status: 'failed', value: null } as const;
const SCHELDE = { name: 'De Schelde', siteURL: 'https://schelde.test', widgetURL: null, links: [] };

/** What the hook returns for one state after the other. */
function siteDuring(...states: readonly Loadable<Services>[]) {
  const { result, rerender } = renderHook(useBroadcasterSite, { initialProps: states[0] ?? LOADING });
  return states.map((state) => {
    rerender(state);
    return result.current;
  });
}

const services = (sso: Services['sso']): Loadable<Services> => ({
  status: 'ready',
  value: { ...exampleServices, sso },
});

beforeEach(() => localStorage.clear());

it('keeps the strip’s place on a first visit until the broadcaster is known, also when its request fails', () => {
  expect(siteDuring(LOADING, FAILED)).toEqual([{}, {}]);
});

it('uses what the last visit learned', () => {
  siteDuring(services(SCHELDE));
  expect(siteDuring(LOADING, FAILED)).toEqual([{ name: 'De Schelde' }, { name: 'De Schelde' }]);
  siteDuring(services(null));
  expect(siteDuring(LOADING, FAILED)).toEqual([null, null]);
});
