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
