import { createRefetch } from './createRefetch.js';
import type { Loaders, Part } from './loaders.js';

function setUp(answer: (part: Part) => Promise<boolean> = async () => true) {
  const asked: Part[] = [];
  const load = (part: Part) => async () => {
    asked.push(part);
    return answer(part);
  };
  const loaders: Loaders = {
    players: load('players'),
    matches: load('matches'),
    teams: load('teams'),
    application: load('application'),
  };
  const refetch = createRefetch({ loaders, monotonic: () => performance.now(), random: () => 0.5 });
  return { refetch, asked };
}

const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('fetching again', () => {
  it('happens a moment later, which is another one in each tab', async () => {
    const { refetch, asked } = setUp();
    refetch.want('players', 'teams');
    await wait(700);
    expect(asked).toEqual([]);
    await wait(100);
    expect(asked).toEqual(['players', 'teams']);
  });

  it('is one fetch, however often it was wanted meanwhile', async () => {
    const { refetch, asked } = setUp();
    for (let turn = 0; turn < 10; turn++) refetch.want('players');
    await wait(60_000);
    expect(asked).toEqual(['players']);
  });

  it.each([
    ['players', 13],
    ['matches', 13],
    ['teams', 13],
    ['application', 3],
  ] as const)('of %s in a minute of messages each second is at most %i times', async (part, most) => {
    const { refetch, asked } = setUp();
    for (let second = 0; second < 60; second++) {
      refetch.want(part);
      await wait(1_000);
    }
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.length).toBeLessThanOrEqual(most);
  });

  it('never asks twice within five seconds for players, and has the last state in the end', async () => {
    const times: number[] = [];
    const { refetch } = setUp(async () => {
      times.push(performance.now());
      return true;
    });
    for (let turn = 0; turn < 100; turn++) {
      refetch.want('players');
      await wait(310);
    }
    const last = performance.now();
    await wait(10_000);
    const gaps = times.slice(1).map((time, at) => time - (times[at] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(5_000);
    expect(times.at(-1)).toBeGreaterThan(last - 1_000);
  });

  it('is tried again when it failed, after a longer pause each time', async () => {
    const { refetch, asked } = setUp(async () => false);
    refetch.want('players');
    await wait(120_000);
    expect(asked.length).toBeGreaterThanOrEqual(3);
    expect(asked.length).toBeLessThanOrEqual(6);
  });

  it('ends', async () => {
    const { refetch, asked } = setUp();
    refetch.want('players');
    refetch.end();
    refetch.want('teams');
    await wait(60_000);
    expect(asked).toEqual([]);
  });
});
