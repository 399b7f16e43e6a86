import type { SessionState } from '@euro/platform';
import { createState } from '@euro/platform/host';
import { exampleUser } from '@euro/platform/testing';
import { undoAfterEach } from '../../testing/undoAfterEach.js';
import { createSessionSource, type SignInMethod } from '../sessionSource.js';
import { type BroadcasterState, followBroadcaster, rememberOwnSignOut } from './followBroadcaster.js';

type Report = (report: unknown) => void;

const lotte = { state: 1, user: { id: 'lotte', firstName: 'Lotte', lastName: 'Claes' } };
const tom = { state: 1, user: { id: 'tom', firstName: 'Tom', lastName: 'Maes' } };
const signedOut = { state: 0, user: null };

beforeEach(() => {
  jest.useFakeTimers();
  undoAfterEach();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'broadcasterWidget');
  document.head.replaceChildren();
  document.body.replaceChildren();
});

/** The portal in a tab, and the broadcaster's script in it. */
async function openTab(as: SignInMethod | null = null, path = '/home') {
  const session = createState<SessionState>(
    as ? { status: 'signed-in', user: exampleUser } : { status: 'visitor' },
  );
  const source = createSessionSource(window);
  if (as) source.set(as);
  const done = { silentSignIns: 0, signOuts: 0 };
  const location = createState({ pathname: path });
  const state = createState<BroadcasterState>({ isThere: false, user: null });
  const subscription = followBroadcaster({
    page: window,
    address: '/widget.js',
    session,
    source,
    location,
    hasComeBack: path.startsWith('/provider/'),
    state,
    signInSilently: () => {
      done.silentSignIns += 1;
    },
    signOut() {
      done.signOuts += 1;
      session.set({ status: 'visitor' });
    },
  });
  return { session, done, location, state, end: subscription.end };
}

/** The script runs, and hands over how to report as the real one would. */
async function runScript(subscribe: (listener: Report) => void): Promise<void> {
  Reflect.set(window, 'broadcasterWidget', { subscribe, login() {}, logout() {} });
  document.head.querySelector('script:last-child')?.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(0);
}

async function openWithWidget(as: SignInMethod | null = null, path = '/home') {
  const tab = await openTab(as, path);
  let report: Report = () => {};
  await runScript((listener) => {
    report = listener;
  });
  const widgetReports = async (...reports: unknown[]) => {
    for (const one of reports) report(one);
    await jest.advanceTimersByTimeAsync(50);
  };
  return { ...tab, widgetReports, report: (one: unknown) => report(one) };
}

describe('a user with a session at the broadcaster’s', () => {
  it('is signed in here silently: once, 50 ms after the last of a burst', async () => {
    const { done, state, report, widgetReports } = await openWithWidget();
    for (const one of [lotte, signedOut, lotte, signedOut, lotte]) {
      report(one);
      await jest.advanceTimersByTimeAsync(49);
    }
    expect(done.silentSignIns).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(done.silentSignIns).toBe(1);
    expect(state.value).toEqual({ isThere: true, user: lotte.user });
    await widgetReports(lotte, lotte);
    expect(done.silentSignIns).toBe(1);
  });

  it('is signed in once in a tab that was reloaded since, and again after signing out there', async () => {
    const first = await openWithWidget();
    await first.widgetReports(lotte);
    first.end();
    const reloaded = await openWithWidget();
    await reloaded.widgetReports(lotte);
    expect(reloaded.done.silentSignIns).toBe(0);
    await reloaded.widgetReports(signedOut);
    await reloaded.widgetReports(lotte);
    expect(reloaded.done.silentSignIns).toBe(1);
  });

  it('loses no input: it waits for the next navigation', async () => {
    document.body.innerHTML = '<input type="email">';
    const field = document.querySelector('input');
    if (field) field.value = 'lotte@';
    const { done, location, widgetReports } = await openWithWidget();
    await widgetReports(lotte);
    expect(done.silentSignIns).toBe(0);
    field?.remove();
    location.set({ pathname: '/rules' });
    expect(done.silentSignIns).toBe(1);
  });

  it('is not signed in again after signing out of the portal, in any tab', async () => {
    rememberOwnSignOut(window);
    const { done, widgetReports } = await openWithWidget();
    await widgetReports(lotte);
    expect(done.silentSignIns).toBe(0);
    await widgetReports(signedOut);
    await widgetReports(lotte);
    expect(done.silentSignIns).toBe(1);
  });

  it('is not signed in again after a failed response from there', async () => {
    const { done, location, widgetReports } = await openWithWidget(null, '/provider/vrt');
    await widgetReports(lotte);
    location.set({ pathname: '/home' });
    expect(done.silentSignIns).toBe(0);
    await widgetReports(signedOut);
    await widgetReports(tom);
    expect(done.silentSignIns).toBe(1);
  });

  it('is not signed in again with a session here', async () => {
    const { done, widgetReports } = await openWithWidget('password');
    await widgetReports(lotte);
    expect(done.silentSignIns).toBe(0);
  });
});

describe('a session', () => {
  it.each<[string, SignInMethod, unknown[], number]>([
    ['that came from the broadcaster ends with the one there', 'vrt', [lotte, signedOut], 1],
    ['that came from the broadcaster ends when the first report has no user', 'vrt', [signedOut], 1],
    ['that came from the broadcaster survives a burst that ends with its user', 'vrt', [signedOut, lotte], 0],
    ['by password is never ended by it', 'password', [lotte, signedOut, signedOut], 0],
    ['by Facebook is never ended by it', 'facebook', [signedOut], 0],
    ['treats an invalid report as no user', 'vrt', ['?', { state: 1 }, { state: 1, user: 7 }], 1],
  ])('%s', async (_, as, reports, signOuts) => {
    const { done, widgetReports } = await openWithWidget(as);
    await widgetReports(...reports);
    expect(done.signOuts).toBe(signOuts);
  });

  it('ends when another user signs in there', async () => {
    const { done, widgetReports } = await openWithWidget('vrt');
    await widgetReports(lotte);
    await widgetReports(tom);
    expect(done).toEqual({ signOuts: 1, silentSignIns: 0 });
  });
});

describe('the portal ignores a script', () => {
  it.each<[string, () => void]>([
    ['that is missing', () => document.head.querySelector('script')?.dispatchEvent(new Event('error'))],
    ['that never loads', () => {}],
    [
      'that contains no widget',
      () => document.head.querySelector('script')?.dispatchEvent(new Event('load')),
    ],
    [
      'that throws on subscribing',
      () => {
        void runScript(() => {
          throw new Error('broken');
        });
      },
    ],
  ])('%s', async (_, run) => {
    const { done, state, session } = await openTab('vrt');
    run();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(done).toEqual({ silentSignIns: 0, signOuts: 0 });
    expect(state.value.user).toBeNull();
    expect(session.value.status).toBe('signed-in');
  });
});
