import { MAX_LOAD_CALLS, pageLoad } from '@euro/api-contract';
import { describePageLoad } from './reportPageLoad.js';

const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const traced = { traceparent, path: '/join/:code', release: '1.0.0-0a1b2c3d4e' };
const measured = {
  ...{ now: 4_200.7, loadedAt: 900.4, firstContentfulPaint: 310.2, largestContentfulPaint: 412.6 },
  ...{ resources: [], origin: 'https://euro.test' },
};
const call = (path: string, startTime = 100.6, responseEnd = 160.2, initiatorType = 'fetch') => ({
  ...{ name: `https://euro.test${path}`, initiatorType, startTime, responseEnd },
});
const pathsOf = (...resources: ReturnType<typeof call>[]) =>
  pageLoad.parse(describePageLoad(traced, { ...measured, resources })).calls.map(({ path }) => path);

it('the report of a load has its times in whole milliseconds, and fits the contract', () => {
  const load = describePageLoad(traced, { ...measured, resources: [call('/api/matches')] });
  expect(pageLoad.parse(load)).toEqual({
    ...traced,
    ...{ loadedAt: 900, sentAt: 4_201, firstContentfulPaint: 310, largestContentfulPaint: 413 },
    calls: [{ path: '/api/matches', startedAt: 101, endedAt: 160 }],
  });
});

it('a browser that measures no paints leaves them out', () => {
  const unpainted = { ...measured, firstContentfulPaint: undefined, largestContentfulPaint: undefined };
  expect(pageLoad.parse(describePageLoad(traced, unpainted))).toEqual({
    ...traced,
    ...{ loadedAt: 900, sentAt: 4_201, calls: [] },
  });
});

it('calls have neither ids nor codes nor queries', () => {
  expect(
    pathsOf(
      call('/api/leagues/invite/K3J-9xQ/preview'),
      call('/api/team/12?name=secret'),
      call('/api/matches/deadline-info'),
    ),
  ).toEqual(['/api/leagues/invite/*/preview', '/api/team/*', '/api/matches/deadline-info']);
});

it('only calls of the API that began before the load ended are listed, the first ones of many', () => {
  expect(
    pathsOf(
      call('/main.0123abcd.js', 10, 90, 'script'),
      call('/registry.json'),
      call('/api/rankings/general', 2_000, 2_090),
      call('/api/clubs'),
    ),
  ).toEqual(['/api/clubs']);
  expect(pathsOf(...Array.from({ length: 50 }, () => call('/api/matches')))).toHaveLength(MAX_LOAD_CALLS);
});
