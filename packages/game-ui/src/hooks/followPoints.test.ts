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

describe('followed points', () => {
  it('call back soon with the changed matchday', () => {
    const { fake, notified } = follow();
    fake.emit('points.changed@1', goal);
    jest.advanceTimersByTime(1500);
    expect(notified).toEqual([[2]]);
  });

  it('are refetched with a jitter of a second and a half after a goal', () => {
    const random = jest.spyOn(Math, 'random').mockReturnValue(0.8);
    const { fake, notified } = follow();
    fake.emit('points.changed@1', goal);
    jest.advanceTimersByTime(1199);
    expect(notified).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(notified).toEqual([[2]]);
    random.mockRestore();
  });

  it('call back at most once in five seconds, and never lose the last event', () => {
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

  it('report all matchdays that changed meanwhile, including a scored one', () => {
    const { fake, notified } = follow();
    fake.emit('points.changed@1', goal);
    fake.emit('points.changed@1', goal);
    fake.emit('matchday.scored@1', { weekId: 1, confirmed: true });
    jest.advanceTimersByTime(1500);
    expect(notified).toEqual([[2, 1]]);
  });

  it('ignore irrelevant events', () => {
    const { fake, notified } = follow(({ detail }) => detail.weekId === 1);
    fake.emit('points.changed@1', goal);
    jest.advanceTimersByTime(10_000);
    expect(notified).toEqual([]);
  });

  it('end with all pending calls', () => {
    const { fake, notified, stop } = follow();
    fake.emit('points.changed@1', goal);
    stop();
    fake.emit('points.changed@1', goal);
    jest.advanceTimersByTime(10_000);
    expect(notified).toEqual([]);
    expect([fake.openSubscriptions(), jest.getTimerCount()]).toEqual([0, 0]);
  });
});
