import type { SignedIn } from '@euro/api-contract';
import type { ApiResult } from '../../contract/api.js';
import { exampleUser } from '../../testing/examples.js';
import { createSession } from './createSession.js';
import type { TabMessage, Tabs } from './tabs.js';

function jwt(seconds: number): string {
  const payload = btoa(JSON.stringify({ sub: 7, iat: 1000, exp: 1000 + seconds }));
  return `head.${payload}.sign${Math.random()}`;
}

function signedIn(fields: Partial<SignedIn> = {}): SignedIn {
  return { ...exampleUser, token: jwt(900), expiresAt: '2024-06-19T08:15:00Z', ...fields };
}

const refused: ApiResult<SignedIn> = { error: { code: 'refresh-refused', status: 401, message: 'no' } };
const offline: ApiResult<SignedIn> = { error: { code: 'offline', status: 0, message: 'no line' } };

function setUp(options: { marked?: boolean; remembered?: boolean; answers?: ApiResult<SignedIn>[] } = {}) {
  let marked = options.marked ?? false;
  let local = 0;
  let receive: (message: TabMessage) => void = () => {};
  const sent: TabMessage[] = [];
  const tabs: Tabs = {
    publish: (message) => sent.push(message),
    subscribe: (listener) => {
      receive = listener;
    },
    runExclusive: (_, work) => work(),
  };
  const answers = options.answers ?? [{ data: signedIn() }];
  let requestCount = 0;
  const refresh = jest.fn(async () => {
    await Promise.resolve();
    return answers[requestCount++] ?? answers.at(-1) ?? offline;
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
    remembered: options.remembered ? exampleUser : null,
    onEnd: (reason) => ends.push(reason),
    onStart: ({ id }) => starts.push(id),
    monotonic: () => local,
  });
  return {
    session,
    refresh,
    sent,
    ends,
    starts,
    isMarked: () => marked,
    mark: () => {
      marked = true;
    },
    receive: (message: TabMessage) => receive(message),
    pass: (milliseconds: number) => {
      local += milliseconds;
    },
  };
}

describe('at the start', () => {
  it('nobody is signed in without the marker, and no request is made', async () => {
    const { session, refresh } = setUp();
    await session.restore();
    expect(session.value).toEqual({ status: 'visitor' });
    expect(await session.token()).toBeNull();
    expect(refresh).not.toHaveBeenCalled();
  });

  it('the refresh cookie restores the user', async () => {
    const { session, starts } = setUp({ marked: true });
    expect(session.value).toEqual({ status: 'unknown' });
    await session.restore();
    expect(session.value).toEqual({ status: 'signed-in', user: expect.objectContaining({ id: 7 }) });
    expect(session.value).not.toHaveProperty('user.token');
    expect(starts).toEqual([7]);
  });

  it('the last user is signed in at once, and stays so while offline', async () => {
    const { session, ends } = setUp({ marked: true, remembered: true, answers: [offline] });
    expect(session.value.status).toBe('signed-in');
    await session.restore();
    expect(session.value.status).toBe('signed-in');
    expect(ends).toEqual([]);
  });

  it('a refused refresh ends the session and clears the marker', async () => {
    const { session, ends, isMarked } = setUp({ marked: true, remembered: true, answers: [refused] });
    await session.restore();
    expect(session.value).toEqual({ status: 'visitor' });
    expect(isMarked()).toBe(false);
    expect(ends).toEqual(['expired']);
  });

  it('an unknown user is a visitor while offline', async () => {
    const { session } = setUp({ marked: true, answers: [offline] });
    await session.restore();
    expect(session.value).toEqual({ status: 'visitor' });
  });
});

describe('the access token', () => {
  it('is fetched once for concurrent calls', async () => {
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

  it('is renewed before it expires, by its own lifetime and not by the local clock', async () => {
    const { session, refresh, pass } = setUp({ marked: true });
    const first = await session.token();
    pass(860_000);
    expect(await session.token()).toBe(first);
    pass(15_000);
    await session.token();
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('is not renewed again after a concurrent renewal', async () => {
    const fresh = signedIn();
    const { session, refresh } = setUp({ marked: true, answers: [{ data: signedIn() }, { data: fresh }] });
    const old = await session.token();
    const [one, two] = await Promise.all([session.renew(old), session.renew(old)]);
    const later = await session.renew(old);
    expect([one.data, two.data, later.data]).toEqual([fresh.token, fresh.token, fresh.token]);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('stays in use after expiry while offline: the server decides', async () => {
    const { session, pass } = setUp({ marked: true, answers: [{ data: signedIn() }, offline] });
    const first = await session.token();
    pass(10_000_000);
    expect(await session.token()).toBe(first);
  });
});

describe('signing in and out', () => {
  it('starts a session and notifies the other tabs', () => {
    const { session, sent, starts } = setUp();
    session.start(signedIn());
    expect(session.value.status).toBe('signed-in');
    expect(sent).toEqual(['signed-in']);
    expect(starts).toEqual([7]);
  });

  it('ends the session in all tabs', async () => {
    const { session, sent, ends, isMarked } = setUp({ marked: true });
    await session.restore();
    session.end('signed-out');
    expect(session.value).toEqual({ status: 'visitor' });
    expect(await session.token()).toBeNull();
    expect(isMarked()).toBe(false);
    expect(sent).toEqual(['signed-out']);
    expect(ends).toEqual(['signed-out']);
  });

  it('follows a sign-out in another tab without publishing it again', async () => {
    const { session, receive, sent } = setUp({ marked: true });
    await session.restore();
    receive('signed-out');
    expect(session.value).toEqual({ status: 'visitor' });
    expect(sent).toEqual([]);
  });

  it('follows a sign-in in another tab, as that user', async () => {
    const { session, receive, mark, starts } = setUp({ answers: [{ data: signedIn({ id: 99 }) }] });
    mark();
    receive('signed-in');
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(session.value).toMatchObject({ status: 'signed-in', user: { id: 99 } });
    expect(starts).toEqual([99]);
  });

  it('is not undone by a refresh in flight', async () => {
    const { session } = setUp({ marked: true });
    const restoring = session.restore();
    session.end('signed-out');
    await restoring;
    expect(session.value).toEqual({ status: 'visitor' });
    expect(await session.token()).toBeNull();
  });

  it('of another user, found by a refresh, has another mark', async () => {
    const answers = [{ data: signedIn() }, { data: signedIn({ id: exampleUser.id + 1 }) }];
    const { session, starts } = setUp({ marked: true, answers });
    await session.restore();
    const mark = session.mark();
    await session.renew(await session.token());
    expect(session.mark()).not.toBe(mark);
    expect(starts).toEqual([exampleUser.id, exampleUser.id + 1]);
  });

  it('gives every session a different mark', () => {
    const { session } = setUp();
    const before = session.mark();
    session.start(signedIn());
    const during = session.mark();
    session.end('signed-out');
    expect(new Set([before, during, session.mark()]).size).toBe(3);
  });
});
