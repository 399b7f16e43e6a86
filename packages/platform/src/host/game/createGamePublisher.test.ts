import type { PlatformEvent } from '../../contract/events.js';
import { createBus } from '../bus/createBus.js';
import type { GameFact } from './createGamePublisher.js';
import { createGamePublisher } from './createGamePublisher.js';

function setUp() {
  const bus = createBus({ now: () => 0, report: () => {} });
  const received: Pick<PlatformEvent, 'name' | 'detail'>[] = [];
  const listener = bus.forSource('test', () => false);
  for (const name of ['matchday.locked@1', 'points.changed@1'] as const)
    listener.on(name, ({ detail }) => received.push({ name, detail }));
  return {
    publisher: createGamePublisher(
      bus.forSource('shell', () => true),
      () => 0.5,
    ),
    received,
  };
}

const points = (weekId: number, version: number, ...playerIds: number[]): GameFact => ({
  name: 'points.changed@1',
  detail: { weekId, version, playerIds },
});
const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the publisher of the game', () => {
  it('publishes within a second, with jitter: all tabs receive the message at once', async () => {
    const { publisher, received } = setUp();
    publisher.publish([points(2, 5, 7)]);
    await wait(400);
    expect(received).toEqual([]);
    await wait(600);
    expect(received).toEqual([points(2, 5, 7)]);
  });

  it('coalesces changed points', async () => {
    const { publisher, received } = setUp();
    publisher.publish([points(2, 5, 7, 8)]);
    publisher.publish([points(2, 6, 8, 9)]);
    await wait(1_000);
    expect(received).toEqual([points(2, 6, 8, 9, 7)]);
  });

  it('publishes in order and separately for each matchday', async () => {
    const { publisher, received } = setUp();
    const locked: GameFact = { name: 'matchday.locked@1', detail: { weekId: 3 } };
    publisher.publish([points(2, 5, 7)]);
    publisher.publish([locked, points(3, 1, 7)]);
    await wait(1_000);
    expect(received).toEqual([points(2, 5, 7), locked, points(3, 1, 7)]);
  });

  it('publishes at most every two seconds, however fast the game runs', async () => {
    const { publisher, received } = setUp();
    for (let turn = 0; turn < 100; turn++) {
      publisher.publish([points(2, turn, 7)]);
      await wait(200);
    }
    expect(received.length).toBeLessThanOrEqual(11);
    await wait(2_000);
    expect(received.at(-1)).toEqual(points(2, 99, 7));
  });

  it('publishes nothing after its end', async () => {
    const { publisher, received } = setUp();
    publisher.publish([points(2, 5, 7)]);
    publisher.end();
    await wait(5_000);
    expect(received).toEqual([]);
  });
});
