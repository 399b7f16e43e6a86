import { createFakePlatform } from '@euro/platform/testing';
import { followPoints } from './followPoints.js';

const goal = { weekId: 2, version: 5, playerIds: [110] };

function follow(concerns?: Parameters<typeof followPoints>[2]) {
  const fake = createFakePlatform();
  const told: (readonly number[])[] = [];
  const stop = followPoints(fake.platform.bus, (weekIds) => told.push(weekIds), concerns);
  return { fake, told, stop };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('following points', () => {
  it('tells soon which matchday moved', () => {
    const { fake, told } = follow();
    fake.emit('points.changed@1', goal);
    jest.advanceTimersByTime(1500);
    expect(told).toEqual([[2]]);
  });

  it('spreads the readers of one goal over a second and a half', () => {
    const random = jest.spyOn(Math, 'random').mockReturnValue(0.8);
    const { fake, told } = follow();
    fake.emit('points.changed@1', goal);
    jest.advanceTimersByTime(1199);
    expect(told).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(told).toEqual([[2]]);
    random.mockRestore();
  });

  it('tells at most once in five seconds, and the last event is never lost', () => {
    const { fake, told } = follow();
    for (let second = 0; second < 12; second++) {
      fake.emit('points.changed@1', goal);
      jest.advanceTimersByTime(1000);
    }
    expect(told.length).toBeLessThanOrEqual(3);
    const before = told.length;
    fake.emit('points.changed@1', goal);
    jest.advanceTimersByTime(5000);
    expect(told.length).toBe(before + 1);
  });

  it('tells of all matchdays that moved meanwhile, a scored one too', () => {
    const { fake, told } = follow();
    fake.emit('points.changed@1', goal);
    fake.emit('points.changed@1', goal);
    fake.emit('matchday.scored@1', { weekId: 1, confirmed: true });
    jest.advanceTimersByTime(1500);
    expect(told).toEqual([[2, 1]]);
  });

  it('is silent about what is of no matter', () => {
    const { fake, told } = follow(({ detail }) => detail.weekId === 1);
    fake.emit('points.changed@1', goal);
    jest.advanceTimersByTime(10_000);
    expect(told).toEqual([]);
  });

  it('ends with all it waits for', () => {
    const { fake, told, stop } = follow();
    fake.emit('points.changed@1', goal);
    stop();
    fake.emit('points.changed@1', goal);
    jest.advanceTimersByTime(10_000);
    expect(told).toEqual([]);
    expect([fake.openSubscriptions(), jest.getTimerCount()]).toEqual([0, 0]);
  });
});
