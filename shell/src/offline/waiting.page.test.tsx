import type { WaitingChange } from '@euro/platform';
import { exampleTeam } from '@euro/platform/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goOffline, goOnline } from '../testing/goOffline.js';
import { openPortal, Refused } from '../testing/openPortal.js';

const CALL = 'POST /api/team/12/selections';
const change: WaitingChange = {
  about: 'team 12',
  call: 'POST team/{id}/selections',
  params: { id: 12 },
  body: { captainId: 110 },
  idempotencyKey: 'key-1',
  title: 'De Kampioenen · Speeldag 2',
  text: 'Kapitein: Musiala',
  path: '/team/12',
  event: { name: 'team.saved@1', detail: { teamId: 12, weekId: 2 } },
};
const row = () => screen.queryByText('Wacht op verbinding: De Kampioenen · Speeldag 2');

/** A portal without a connection, in which a section could not send these changes. */
async function openWithWaiting(...changes: readonly WaitingChange[]) {
  const open = await openPortal({ isSignedIn: true, teams: [exampleTeam()] });
  await goOffline();
  await screen.findByText(/^Geen verbinding\. Stand van/);
  const bus = open.portal.bus.forSource('mf-team', () => true);
  const saved: unknown[] = [];
  bus.on('team.saved@1', ({ detail, source }) => saved.push([source, detail]));
  await act(async () => {
    for (const each of changes) bus.emit('change.waits@1', each);
  });
  return { ...open, saved };
}

afterEach(() => void Reflect.deleteProperty(window.navigator, 'onLine'));

describe('a change that is queued without a connection', () => {
  it('is listed, also after a reload, and sent once with its own key when it is back', async () => {
    const { server, portal, saved } = await openWithWaiting(change);
    expect(row()).toBeVisible();
    expect(screen.getByText('Kapitein: Musiala')).toBeVisible();
    expect(portal.state.waiting.value).toEqual([change]);
    expect(JSON.parse(window.localStorage.getItem('em.waiting') ?? '[]')).toEqual([{ userId: 7, change }]);
    server.answer(CALL, { team: {} });
    await goOnline();
    expect(await screen.findByText('Verstuurd: De Kampioenen · Speeldag 2.')).toBeVisible();
    expect(row()).not.toBeInTheDocument();
    expect([server.keys(CALL), server.sent(CALL)]).toEqual([['key-1'], [{ captainId: 110 }]]);
    expect(saved).toEqual([['shell', { teamId: 12, weekId: 2 }]]);
    expect(window.localStorage.getItem('em.waiting')).toBeNull();
  });

  it('is replaced by a later one with the same subject', async () => {
    const { server } = await openWithWaiting(change, {
      ...change,
      idempotencyKey: 'key-2',
      body: { captainId: 9 },
    });
    server.answer(CALL, { team: {} });
    await goOnline();
    await waitFor(() => expect(server.keys(CALL)).toEqual(['key-2']));
  });

  it('retains its position when it is replaced by a later one, and is sent with its query', async () => {
    const name: WaitingChange = {
      ...change,
      about: 'seat 3 12',
      call: 'POST league/{id}/join/{teamId}',
      params: { id: 3, teamId: 12 },
      query: { code: 'K7PX' },
      body: undefined,
      idempotencyKey: 'key-2',
      title: 'Meespelen in De Kantine',
    };
    const { server, portal } = await openWithWaiting(change, name, { ...change, idempotencyKey: 'key-3' });
    expect(portal.state.waiting.value.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      'key-3',
      'key-2',
    ]);
    const join = 'POST /api/league/3/join/12';
    server.answer(CALL, { team: {} });
    server.answer(join, { league: {} });
    await goOnline();
    await waitFor(() => expect(server.keys(join)).toEqual(['key-2']));
    expect(server.searches(join)).toEqual(['?code=K7PX']);
    expect(server.keys(CALL)).toEqual(['key-3']);
  });

  it('that the server refuses is reported as lost, with the reason and a link', async () => {
    const { server, portal, saved } = await openWithWaiting(change);
    server.answer(CALL, new Refused(409, 'deadline-passed'));
    await goOnline();
    expect(
      await screen.findByText('Niet opgeslagen: De Kampioenen · Speeldag 2. (deadline-passed)'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Bekijk' }));
    expect(portal.history.location.value.pathname).toBe('/team/12');
    expect([saved, portal.state.waiting.value]).toEqual([[], []]);
  });

  it('remains queued where the server cannot decide', async () => {
    const { server } = await openWithWaiting(change);
    server.answer(CALL, new Refused(500, 'internal'));
    await goOnline();
    await waitFor(() => expect(server.keys(CALL).length).toBeGreaterThan(0));
    await act(() => server.quiet());
    expect(row()).toBeVisible();
  });

  it('is not sent when the user cancels it', async () => {
    const { server } = await openWithWaiting(change);
    await userEvent.click(screen.getByRole('button', { name: 'Niet versturen: De Kampioenen · Speeldag 2' }));
    expect(row()).not.toBeInTheDocument();
    await goOnline();
    await act(() => server.quiet());
    expect(server.keys(CALL)).toEqual([]);
  });

  it('is visible to its user only', async () => {
    const { portal, server } = await openWithWaiting(change);
    act(() => portal.session.end('signed-out'));
    expect(row()).not.toBeInTheDocument();
    expect(
      await screen.findByText(
        'Eén wijziging is nog niet verstuurd. Ze wordt verstuurd als je je hier weer aanmeldt.',
      ),
    ).toBeVisible();
    await goOnline();
    await act(() => server.quiet());
    expect(server.keys(CALL)).toEqual([]);
  });
});
