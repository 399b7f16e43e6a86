import { createFakePlatform } from './createFakePlatform.js';
import { exampleLive, exampleMatch, exampleNow, exampleWeeks } from './examples.js';

const isText = (value: unknown): value is string => typeof value === 'string';

describe('the live stream of the fake platform', () => {
  it('has published nothing at first, unless configured', () => {
    expect(createFakePlatform().platform.state.live.value).toBeNull();
    const live = exampleLive({ version: 8 });
    expect(createFakePlatform({ live }).platform.state.live.value).toBe(live);
  });

  it('updates with a message all that the portal updates: the running matchday, the clock, fixtures, and the bus', () => {
    const fake = createFakePlatform({ matches: [exampleMatch({ id: 14, weekId: 2, status: 'scheduled' })] });
    const received: unknown[] = [];
    for (const name of ['matchday.locked@1', 'points.changed@1'] as const)
      fake.platform.bus.on(name, ({ detail, source }) => received.push({ name, detail, source }));
    fake.live.next({
      now: '2024-06-19T13:30:00Z',
      weekId: 2,
      version: 4,
      weeks: exampleWeeks.map((week) => (week.weekId === 2 ? { ...week, state: 'locked' } : week)),
      matches: [
        {
          id: 14,
          weekId: 2,
          status: 'live',
          minute: 30,
          homeScore: 1,
          awayScore: 0,
          penHome: null,
          penAway: null,
        },
      ],
      players: [{ id: 110, points: 4, minutes: 30, status: 'playing' }],
    });
    const { state, clock } = fake.platform;
    expect(state.live.value).toMatchObject({ connected: true, version: 4, players: { 110: { points: 4 } } });
    expect(state.matches.value.value?.matches[0]).toMatchObject({ status: 'live', minute: 30, homeScore: 1 });
    expect(state.matches.value.value?.deadline.displayWeek).toBe(2);
    expect(clock.now()).toBe(Date.parse('2024-06-19T13:30:00Z'));
    expect(received).toEqual([
      { name: 'matchday.locked@1', detail: { weekId: 2 }, source: 'shell' },
      { name: 'points.changed@1', detail: { weekId: 2, version: 4, playerIds: [110] }, source: 'shell' },
    ]);
  });

  it('retains what a message does not contain, and can be interrupted', () => {
    const fake = createFakePlatform();
    fake.live.next({ players: [{ id: 110, points: 4, minutes: 30, status: 'playing' }] });
    fake.live.next({ players: [{ id: 111, points: 1, minutes: 30, status: 'playing' }] });
    fake.live.connected(false);
    expect(fake.platform.state.live.value).toMatchObject({
      connected: false,
      deadlineWeek: 2,
      players: { 110: { points: 4 }, 111: { points: 1 } },
    });
    expect(fake.platform.clock.now()).toBe(exampleNow);
  });
});

describe('the storage of the fake platform', () => {
  it('is shared with another tab, whose writes notify watchers while own ones do not', () => {
    const { platform, otherTab } = createFakePlatform();
    const values: (string | null)[] = [];
    const stop = platform.storage.watch('draft', () => values.push(platform.storage.read('draft', isText)));
    platform.storage.write('draft', 'mine');
    otherTab.write('draft', 'theirs');
    otherTab.remove('draft');
    otherTab.write('page', 'elsewhere');
    stop();
    otherTab.write('draft', 'too late');
    expect(values).toEqual(['theirs', null]);
  });
});
