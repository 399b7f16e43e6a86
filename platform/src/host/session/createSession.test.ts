import type { SignedIn } from '@euro/api-contract';
import type { ApiResult } from '../../contract/api.js';
import { exampleUser } from '../../testing/examples.js';
import { createSession } from './createSession.js';
import type { TabNews, Tabs } from './tabs.js';

function jwt(seconds: number): string {
  const payload = btoa(JSON.stringify({ sub: 7, iat: 1000, exp: 1000 + seconds }));
  return `head.${payload}.sign${Math.random()}`;
}

function signedIn(fields: Partial<SignedIn> = {}): SignedIn {
  return { ...exampleUser, token: jwt(900), expiresAt: '2024-06-19T08:15:00Z', ...fields };
}

const refused: ApiResult<SignedIn> = { error: { code: 'refresh-refused', status: 401, message: 'no' } };
const offline: ApiResult<SignedIn> = { error: { code: 'offline', status: 0, message: 'no line' } };

function setUp(given: { marked?: boolean; remembered?: boolean; answers?: ApiResult<SignedIn>[] } = {}) {
  let marked = given.marked ?? false;
  let local = 0;
  let hear: (news: TabNews) => void = () => {};
  const told: TabNews[] = [];
  const tabs: Tabs = {
    tell: (news) => told.push(news),
    hear: (listener) => {
      hear = listener;
    },
    alone: (_, work) => work(),
  };
  const answers = given.answers ?? [{ data: signedIn() }];
  let asked = 0;
  const refresh = jest.fn(async () => {
    await Promise.resolve();
    return answers[asked++] ?? answers.at(-1) ?? offline;
  });
  const ends: string[] = [];
  const starts: number[] = [];
  const session = createSession({
    marker: {
      isSet: () => marked,
      settle: () => {},
      clear: () => {
        marked = false;
      },
    },
    tabs,
    refresh,
    remembered: given.remembered ? exampleUser : null,
    onEnd: (reason) => ends.push(reason),
    onStart: ({ id }) => starts.push(id),
    monotonic: () => local,
  });
  return {
    session,
    refresh,
    told,
    ends,
    starts,
    isMarked: () => marked,
    mark: () => {
      marked = true;
    },
    hear: (news: TabNews) => hear(news),
    pass: (milliseconds: number) => {
      local += milliseconds;
    },
  };
}

describe('at the start', () => {
  it('nobody is signed in without the marker, and the server is not asked', async () => {
    const { session, refresh } = setUp();
    await session.restore();
    expect(session.value).toEqual({ status: 'visitor' });
    expect(await session.token()).toBeNull();
    expect(refresh).not.toHaveBeenCalled();
  });

  it('the refresh cookie tells who is signed in', async () => {
    const { session, starts } = setUp({ marked: true });
    expect(session.value).toEqual({ status: 'unknown' });
    await session.restore();
    expect(session.value).toEqual({ status: 'signed-in', user: expect.objectContaining({ id: 7 }) });
    expect(session.value).not.toHaveProperty('user.token');
    expect(starts).toEqual([7]);
  });

  it('the remembered user is there at once, and stays while the line is down', async () => {
    const { session, ends } = setUp({ marked: true, remembered: true, answers: [offline] });
    expect(session.value.status).toBe('signed-in');
    await session.restore();
    expect(session.value.status).toBe('signed-in');
    expect(ends).toEqual([]);
  });

  it('a refused refresh makes a visitor and takes the marker away', async () => {
    const { session, ends, isMarked } = setUp({ marked: true, remembered: true, answers: [refused] });
    await session.restore();
    expect(session.value).toEqual({ status: 'visitor' });
    expect(isMarked()).toBe(false);
    expect(ends).toEqual(['expired']);
  });

  it('an unknown user on a dead line is treated as a visitor', async () => {
    const { session } = setUp({ marked: true, answers: [offline] });
    await session.restore();
    expect(session.value).toEqual({ status: 'visitor' });
  });
});

describe('the access token', () => {
  it('is fetched once for all who ask at the same time', async () => {
    const { session, refresh } = setUp({ marked: true });
    const tokens = await Promise.all([
      session.token(),
      session.token(),
      session.renew(null),
      session.restore(),
    ]);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(tokens[0]).toEqual(expect.any(String));
    expect(tokens[1]).toBe(tokens[0]);
  });

  it('is renewed before it runs out, by its own lifetime and not by this clock', async () => {
    const { session, refresh, pass } = setUp({ marked: true });
    const first = await session.token();
    pass(860_000);
    expect(await session.token()).toBe(first);
    pass(15_000);
    await session.token();
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('is not renewed again when somebody else already did', async () => {
    const fresh = signedIn();
    const { session, refresh } = setUp({ marked: true, answers: [{ data: signedIn() }, { data: fresh }] });
    const old = await session.token();
    const [one, two] = await Promise.all([session.renew(old), session.renew(old)]);
    const later = await session.renew(old);
    expect([one.data, two.data, later.data]).toEqual([fresh.token, fresh.token, fresh.token]);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('may be old when the line is down: the server decides', async () => {
    const { session, pass } = setUp({ marked: true, answers: [{ data: signedIn() }, offline] });
    const first = await session.token();
    pass(10_000_000);
    expect(await session.token()).toBe(first);
  });
});

describe('signing in and out', () => {
  it('starts a session here and tells the other tabs', () => {
    const { session, told, starts } = setUp();
    session.start(signedIn());
    expect(session.value.status).toBe('signed-in');
    expect(told).toEqual(['signed-in']);
    expect(starts).toEqual([7]);
  });

  it('ends it everywhere', async () => {
    const { session, told, ends, isMarked } = setUp({ marked: true });
    await session.restore();
    session.end('signed-out');
    expect(session.value).toEqual({ status: 'visitor' });
    expect(await session.token()).toBeNull();
    expect(isMarked()).toBe(false);
    expect(told).toEqual(['signed-out']);
    expect(ends).toEqual(['signed-out']);
  });

  it('follows a sign-out in another tab without answering back', async () => {
    const { session, hear, told } = setUp({ marked: true });
    await session.restore();
    hear('signed-out');
    expect(session.value).toEqual({ status: 'visitor' });
    expect(told).toEqual([]);
  });

  it('follows a sign-in in another tab, as whoever that is', async () => {
    const { session, hear, mark, starts } = setUp({ answers: [{ data: signedIn({ id: 99 }) }] });
    mark();
    hear('signed-in');
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(session.value).toMatchObject({ status: 'signed-in', user: { id: 99 } });
    expect(starts).toEqual([99]);
  });

  it('is not undone by a refresh that was on its way', async () => {
    const { session } = setUp({ marked: true });
    const restoring = session.restore();
    session.end('signed-out');
    await restoring;
    expect(session.value).toEqual({ status: 'visitor' });
    expect(await session.token()).toBeNull();
  });

  it('gives every session another mark', () => {
    const { session } = setUp();
    const before = session.mark();
    session.start(signedIn());
    const during = session.mark();
    session.end('signed-out');
    expect(new Set([before, during, session.mark()]).size).toBe(3);
  });
});
