import { exampleMatch, exampleTeam, exampleUser } from '@euro/platform/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { type OpenPortal, openPortal, plainRemote, remoteEntry } from '../testing/openPortal.js';

const remotes = [
  remoteEntry('some-team', {
    routes: [{ path: '/home', title: { nl: 'Home', en: 'Home' }, access: 'with-team' }],
  }),
];
const modules = { 'some-team': plainRemote() };
const KEY = 'em.shown';

type Stored = Record<string, unknown> & { at: number };

/** Opens the portal as a manager, and hides it once it is up to date. */
async function visitAndLeave(): Promise<OpenPortal> {
  const opened = await openPortal({ isSignedIn: true, teams: [exampleTeam({ id: 12 })], remotes, modules });
  // The code that stores comes after the first screen.
  await waitFor(() => {
    hide();
    expect(localStorage.getItem(KEY)).not.toBeNull();
  });
  return opened;
}

function hide(): void {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockRestore();
}

/** Comes back while the server answers nothing but the session. */
async function comeBack(change: (stored: Stored) => object = (stored) => stored) {
  const { portal } = await visitAndLeave();
  portal.stop();
  const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Stored;
  document.body.replaceChildren();
  const pending: (() => void)[] = [];
  const opened = await openPortal({
    isSignedIn: true,
    remotes,
    modules,
    arrange(server) {
      localStorage.setItem('em.user', JSON.stringify(exampleUser));
      localStorage.setItem(KEY, JSON.stringify(change(stored)));
      const later = (answer: object) => () => new Promise((resolve) => pending.push(() => resolve(answer)));
      server.answer('GET /api/teams', later({ teams: [exampleTeam({ id: 12 })], user: exampleUser }));
      server.answer('GET /api/matches', later({ matches: [exampleMatch()] }));
    },
  });
  return { ...opened, answer: () => act(async () => pending.forEach((each) => void each())) };
}

const section = () => screen.queryByRole('heading', { name: '/home' });

describe('a user who comes back', () => {
  it('sees the page before the server answers, and the age of old data until it does', async () => {
    const { answer, portal } = await comeBack((stored) => ({ ...stored, at: Date.now() - 3_600_000 }));
    expect(section()).toBeVisible();
    expect(screen.getByText(/^Stand van .* u\. Het nieuwste komt eraan\.$/)).toBeVisible();
    const { value } = portal.state.myTeams;
    await answer();
    await waitFor(() => expect(screen.queryByText(/^Stand van/)).not.toBeInTheDocument());
    // The same list: nothing is rendered again.
    expect(portal.state.myTeams.value).toBe(value);
  });

  it('shows no age for data from a moment ago', async () => {
    await comeBack();
    expect(section()).toBeVisible();
    expect(screen.queryByText(/^Stand van/)).not.toBeInTheDocument();
  });

  it.each<[string, (stored: Stored) => object]>([
    ['is stored for another account', (stored) => ({ ...stored, userId: exampleUser.id + 1 })],
    ['is in another language', (stored) => ({ ...stored, locale: 'en' })],
    ['is of another release', (stored) => ({ ...stored, version: '0.9.0' })],
    ['is from before a deadline', (stored) => ({ ...stored, at: Date.now() - 40 * 86_400_000 })],
    ['is from the future', (stored) => ({ ...stored, at: Date.now() + 3_600_000 })],
    ['cannot be read', () => ({ matches: null })],
  ])('waits for the server when what was shown %s', async (_what, change) => {
    const { answer } = await comeBack(change);
    expect(section()).not.toBeInTheDocument();
    await answer();
    await waitFor(() => expect(section()).toBeVisible());
  });
});

describe('what was shown last', () => {
  it('is removed at sign-out, with what sections stored', async () => {
    const { portal } = await visitAndLeave();
    localStorage.setItem('em.some-team.shown', '{}');
    localStorage.setItem('em.wk-2022.some-team.shown', '{}');
    await act(async () => portal.session.end('signed-out'));
    hide();
    expect(Object.keys(localStorage).filter((key) => key.endsWith('shown'))).toEqual([]);
  });

  it('is removed when the team changes', async () => {
    const { portal } = await visitAndLeave();
    const bus = portal.bus.forSource('some-team', () => true);
    await act(async () => bus.emit('transfers.confirmed@1', { teamId: 12, weekId: 2 } as never));
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});
