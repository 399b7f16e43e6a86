import { act, screen, waitFor } from '@testing-library/react';
import { goOffline, goOnline } from '../testing/goOffline.js';
import { openPortal, Refused, signedInAnswer } from '../testing/openPortal.js';

const CALL = 'POST /api/user/logout';

afterEach(() => void Reflect.deleteProperty(window.navigator, 'onLine'));

/** A portal whose user signed out without a connection. */
async function signedOutOffline() {
  const open = await openPortal({ isSignedIn: true });
  await goOffline();
  await screen.findByText(/^Geen verbinding\. Stand van/);
  open.server.answer(CALL, new TypeError('Failed to fetch'));
  await act(() => open.portal.sessionActions.signOut());
  open.server.answer(CALL, { ok: true });
  return { ...open, sent: () => open.server.sent(CALL).length };
}

it('ends the session here at once, and on the server once there is a connection', async () => {
  const { portal, server, sent } = await signedOutOffline();
  expect([portal.session.value.status, sent()]).toEqual(['visitor', 1]);
  await goOnline();
  await waitFor(() => expect(sent()).toBe(2));
  await act(() => server.quiet());
  await goOffline();
  await goOnline();
  await act(() => server.quiet());
  expect(sent()).toBe(2);
});

/** A portal whose user signs out while the server does not answer. */
async function signedOutHanging() {
  const open = await openPortal({ isSignedIn: true });
  let answer = (_: unknown) => {};
  open.server.answer(CALL, () => new Promise((resolve) => (answer = resolve)));
  await act(() => open.portal.sessionActions.signOut());
  await waitFor(() => expect(open.server.sent(CALL)).toHaveLength(1));
  return { ...open, answer: (given: unknown) => act(async () => answer(given)) };
}

const isPending = () => window.localStorage.getItem('em.sign-out') !== null;

it('ends the session here while the network hangs, and is pending until the server answers', async () => {
  const { portal, answer } = await signedOutHanging();
  expect([portal.session.value.status, portal.marker.isSet(), isPending()]).toEqual(['visitor', false, true]);
  await answer({ ok: true });
  await waitFor(() => expect(isPending()).toBe(false));
});

it('is given up when somebody signs in before the server answers', async () => {
  const { portal, server } = await signedOutHanging();
  // biome-ignore lint/suspicious/noDocumentCookie: as the server's Set-Cookie would
  document.cookie = 'token=1; path=/';
  act(() => portal.sessionActions.start(signedInAnswer));
  expect([portal.session.value.status, isPending()]).toEqual(['signed-in', false]);
  await act(() => server.quiet());
});

it('is sent at the next visit when the page was closed before', async () => {
  await signedOutOffline();
  const stored = String(window.localStorage.getItem('em.sign-out'));
  const { server } = await openPortal({
    arrange: () => window.localStorage.setItem('em.sign-out', stored),
  });
  await waitFor(() => expect(server.sent(CALL)).toHaveLength(1));
  await act(() => server.quiet());
  expect(window.localStorage.getItem('em.sign-out')).toBeNull();
});

it('is not sent when a user has signed in meanwhile', async () => {
  const { portal, server, sent } = await signedOutOffline();
  // biome-ignore lint/suspicious/noDocumentCookie: as the server's Set-Cookie would
  document.cookie = 'token=1; path=/';
  act(() => portal.sessionActions.start(signedInAnswer));
  await goOnline();
  await act(() => server.quiet());
  expect([portal.session.value.status, sent()]).toEqual(['signed-in', 1]);
});

it('is sent once where the server refuses it', async () => {
  const { server, sent } = await signedOutOffline();
  server.answer(CALL, new Refused(403, 'origin-refused'));
  await goOnline();
  await waitFor(() => expect(sent()).toBe(2));
  await act(() => server.quiet());
  expect(window.localStorage.getItem('em.sign-out')).toBeNull();
});
