import { createFakePlatform } from '@euro/platform/testing';
import { followPoints } from './followPoints.js';

const goal = { weekId: 2, version: 5, playerIds: [110] };

function follow(concerns?: Parameters<typeof followPoints>[2]) {
  const fake = createFakePlatform();
  const notified: (readonly number[])[] = [];
  const stop = followPoints(fake.platform.bus, (weekIds) => notified.push(weekIds), concerns);
  return { fake, notified, stop };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('following points', () => {
  it('calls back soon with the matchday that moved', () => {
    const { fake, notified } = follow();
    fake.emit('points.changed@1', goal);
    jest.advanceTimersByTime(1500);
    expect(notified).toEqual([[2]]);
  });

  it('spreads the readers of one goal over a second and a half', () => {
    const random = jest.spyOn(Math, 'random').mockReturnValue(0.8);
    const { fake, notified } = follow();
    fake.emit('points.changed@1', goal);
    jest.advanceTimersByTime(1199);
    expect(notified).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(notified).toEqual([[2]]);
    random.mockRestore();
  });

  it('calls back at most once in five seconds, and the last event is never lost', () => {
    const { fake, notified } = follow();
    for (let second = 0; second < 12; second++) {
      fake.emit('points.changed@1', goal);
      jest.advanceTimersByTime(1000);
    }
    expect(notified.length).toBeLessThanOrEqual(3);
    const countBefore = notified.length;
    fake.emit('points.changed@1', goal);
    jest.advanceTimersByTime(5000);
    expect(notified.length).toBe(countBefore + 1);
  });

  it('reports all matchdays that moved meanwhile, a scored one too', () => {
    const { fake, notified } = follow();
    fake.emit('points.changed@1', goal);
    fake.emit('points.changed@1', goal);
    fake.emit('matchday.scored@1', { weekId: 1, confirmed: true });
    jest.advanceTimersByTime(1500);
    expect(notified).toEqual([[2, 1]]);
  });

  it('is silent about what is of no matter', () => {
    const { fake, notified } = follow(({ detail }) => detail.weekId === 1);
    fake.emit('points.changed@1', goal);
    jest.advanceTimersByTime(10_000);
    expect(notified).toEqual([]);
  });

  it('ends with all it waits for', () => {
    const { fake, notified, stop } = follow();
    fake.emit('points.changed@1', goal);
    stop();
    fake.emit('points.changed@1', goal);
    jest.advanceTimersByTime(10_000);
    expect(notified).toEqual([]);
    expect([fake.openSubscriptions(), jest.getTimerCount()]).toEqual([0, 0]);
  });
});
