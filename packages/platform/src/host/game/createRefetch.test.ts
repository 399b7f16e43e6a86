import { createRefetch } from './createRefetch.js';
import type { Loaders, Part } from './loaders.js';

function setUp(answer: (part: Part) => Promise<boolean> = async () => true) {
  const requests: Part[] = [];
  const load = (part: Part) => async () => {
    requests.push(part);
    return answer(part);
  };
  const loaders: Loaders = {
    players: load('players'),
    matches: load('matches'),
    teams: load('teams'),
    application: load('application'),
  };
  const refetch = createRefetch({ loaders, monotonic: () => performance.now(), random: () => 0.5 });
  return { refetch, requests };
}

const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a refetch', () => {
  it('runs after a delay that differs per tab', async () => {
    const { refetch, requests } = setUp();
    refetch.schedule('players', 'teams');
    await wait(700);
    expect(requests).toEqual([]);
    await wait(100);
    expect(requests).toEqual(['players', 'teams']);
  });

  it('coalesces calls while it is scheduled', async () => {
    const { refetch, requests } = setUp();
    for (let turn = 0; turn < 10; turn++) refetch.schedule('players');
    await wait(60_000);
    expect(requests).toEqual(['players']);
  });

  it.each([
    ['players', 13],
    ['matches', 13],
    ['teams', 13],
    ['application', 3],
  ] as const)('of %s runs at most %i times in a minute of messages each second', async (part, most) => {
    const { refetch, requests } = setUp();
    for (let second = 0; second < 60; second++) {
      refetch.schedule(part);
      await wait(1_000);
    }
    expect(requests.length).toBeGreaterThan(1);
    expect(requests.length).toBeLessThanOrEqual(most);
  });

  it('fetches players at most every five seconds, and finally the last state', async () => {
    const times: number[] = [];
    const { refetch } = setUp(async () => {
      times.push(performance.now());
      return true;
    });
    for (let turn = 0; turn < 100; turn++) {
      refetch.schedule('players');
      await wait(310);
    }
    const last = performance.now();
    await wait(10_000);
    const gaps = times.slice(1).map((time, at) => time - (times[at] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(5_000);
    expect(times.at(-1)).toBeGreaterThan(last - 1_000);
  });

  it('retries after a failure with growing delays', async () => {
    const { refetch, requests } = setUp(async () => false);
    refetch.schedule('players');
    await wait(120_000);
    expect(requests.length).toBeGreaterThanOrEqual(3);
    expect(requests.length).toBeLessThanOrEqual(6);
  });

  it('schedules nothing after its end', async () => {
    const { refetch, requests } = setUp();
    refetch.schedule('players');
    refetch.end();
    refetch.schedule('teams');
    await wait(60_000);
    expect(requests).toEqual([]);
  });
});
