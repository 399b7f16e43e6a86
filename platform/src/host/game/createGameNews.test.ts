import type { PlatformEvent } from '../../contract/events.js';
import { createBus } from '../bus/createBus.js';
import type { GameFact } from '../live/eventsBetween.js';
import { createGameNews } from './createGameNews.js';

function setUp() {
  const bus = createBus({ now: () => 0, report: () => {} });
  const heard: Pick<PlatformEvent, 'name' | 'detail'>[] = [];
  const listener = bus.speaker('test', () => false);
  for (const name of ['matchday.locked@1', 'points.changed@1'] as const)
    listener.on(name, ({ detail }) => heard.push({ name, detail }));
  return {
    news: createGameNews(
      bus.speaker('shell', () => true),
      () => 0.5,
    ),
    heard,
  };
}

const points = (weekId: number, version: number, ...playerIds: number[]): GameFact => ({
  name: 'points.changed@1',
  detail: { weekId, version, playerIds },
});
const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the news of the game', () => {
  it('is told within a second, not at once: all tabs hear of it in the same moment', async () => {
    const { news, heard } = setUp();
    news.tell([points(2, 5, 7)]);
    await wait(400);
    expect(heard).toEqual([]);
    await wait(600);
    expect(heard).toEqual([points(2, 5, 7)]);
  });

  it('is told once when points moved several times before', async () => {
    const { news, heard } = setUp();
    news.tell([points(2, 5, 7, 8)]);
    news.tell([points(2, 6, 8, 9)]);
    await wait(1_000);
    expect(heard).toEqual([points(2, 6, 8, 9, 7)]);
  });

  it('is told in order, each matchday by itself', async () => {
    const { news, heard } = setUp();
    const locked: GameFact = { name: 'matchday.locked@1', detail: { weekId: 3 } };
    news.tell([points(2, 5, 7)]);
    news.tell([locked, points(3, 1, 7)]);
    await wait(1_000);
    expect(heard).toEqual([points(2, 5, 7), locked, points(3, 1, 7)]);
  });

  it('is told at most every two seconds, however fast the game runs', async () => {
    const { news, heard } = setUp();
    for (let turn = 0; turn < 100; turn++) {
      news.tell([points(2, turn, 7)]);
      await wait(200);
    }
    expect(heard.length).toBeLessThanOrEqual(11);
    await wait(2_000);
    expect(heard.at(-1)).toEqual(points(2, 99, 7));
  });

  it('ends', async () => {
    const { news, heard } = setUp();
    news.tell([points(2, 5, 7)]);
    news.end();
    await wait(5_000);
    expect(heard).toEqual([]);
  });
});
