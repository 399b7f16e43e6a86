import { exampleTeam, type FakePlatform, passTime, refuse } from '@euro/platform/testing';
import { act } from '@testing-library/react';
import { openPage } from '../testing/openPage.js';
import { RUNNING, runningPoints, runningPortal } from '../testing/runningMatchday.js';

const callCount = (fake: FakePlatform) => fake.api.calls('GET team/{id}/points/{weekId}').length;

/** Points on screen, whose fetch after the news of a goal fails. */
async function failing(path: string): Promise<FakePlatform> {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const fake = runningPortal();
  fake.state.myTeams.set({ status: 'ready', value: [exampleTeam({ id: 7, weekId: 1 })] });
  fake.api.answer('GET leagues/{userOrTeamId}', { leagues: [] });
  await openPage(fake, path);
  jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask'] });
  await fail(fake, 2);
  return fake;
}

async function fail(fake: FakePlatform, version: number): Promise<void> {
  fake.api.answer('GET team/{id}/points/{weekId}', refuse('internal-error', 500));
  await act(async () => void fake.live.next({ weekId: RUNNING, version }));
  await passTime(100);
}

/** Milliseconds until the points are fetched again, in steps of half a second. */
async function pauseOf(fake: FakePlatform): Promise<number> {
  const before = callCount(fake);
  for (let pause = 500; pause <= 30_000; pause += 500) {
    await passTime(480);
    if (callCount(fake) > before) return pause;
  }
  return Number.POSITIVE_INFINITY;
}

describe.each(['/points/7', '/home'])('points on %s that fail to be fetched again', (path) => {
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('are retried after a pause that doubles, from the first one again after a success', async () => {
    const fake = await failing(path);
    expect([await pauseOf(fake), await pauseOf(fake), await pauseOf(fake)]).toEqual([4000, 8000, 16_000]);
    fake.api.answer('GET team/{id}/points/{weekId}', runningPoints());
    await passTime(40_000);
    await fail(fake, 3);
    expect(await pauseOf(fake)).toBe(4000);
  });
});
