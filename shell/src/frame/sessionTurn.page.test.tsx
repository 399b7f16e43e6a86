import { exampleTeam } from '@euro/platform/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPortal, plainRemote, remoteEntry, signedInAnswer } from '../testing/openPortal.js';

const remotes = [
  remoteEntry('some-team', {
    routes: [{ path: '/new', title: { nl: 'Nieuw team', en: 'New team' }, access: 'signed-in' }],
  }),
];
const modules = { 'some-team': plainRemote() };

/** The announcements during some work, without the breaks between them. */
async function announcedDuring(work: () => Promise<unknown>): Promise<string[]> {
  const announcements: string[] = [];
  const regions = [...document.querySelectorAll('[aria-live="polite"]')];
  const region = regions.at(-1);
  const watch = new MutationObserver(() => announcements.push(region?.textContent?.trim() ?? ''));
  if (region) watch.observe(region, { childList: true, characterData: true, subtree: true });
  await work();
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  watch.disconnect();
  return announcements;
}

async function signOut() {
  await userEvent.click(screen.getByRole('button', { name: 'Account van Lotte' }));
  await userEvent.click(screen.getByRole('button', { name: 'Afmelden' }));
}

function becomeSignedIn() {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server's Set-Cookie would
  document.cookie = 'token=1; path=/';
}

describe('signing in and out on the same page', () => {
  it('shows home from its top with the focus on its content, and announces its title once', async () => {
    const { portal, server } = await openPortal({ path: '/home' });
    server.answer('GET /api/teams', { teams: [exampleTeam({ id: 12, name: 'De Rode Duivels' })] });
    screen.getByLabelText('Wachtwoord').focus();
    const scrollTo = jest.spyOn(window, 'scrollTo');
    const announcements = await announcedDuring(async () => {
      becomeSignedIn();
      act(() => portal.sessionActions.start(signedInAnswer));
      await screen.findByRole('heading', { name: 'De Rode Duivels' });
    });
    expect(screen.getByRole('main')).toHaveFocus();
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(document.title).toBe('Home · EuroManager');
    expect(announcements).toEqual(['Home']);
  });

  it('is announced once at home after signing out, with the focus on the sign-in form', async () => {
    await openPortal({ path: '/home', isSignedIn: true });
    const announcements = await announcedDuring(async () => {
      await signOut();
      await screen.findByLabelText('E-mailadres');
    });
    expect(screen.getByLabelText('E-mailadres')).toHaveFocus();
    expect(announcements).toEqual(['Aanmelden']);
  });

  it('shows home after signing out elsewhere, and announces it once', async () => {
    await openPortal({ path: '/nowhere', isSignedIn: true });
    const announcements = await announcedDuring(async () => {
      await signOut();
      await screen.findByLabelText('E-mailadres');
    });
    expect(document.body).not.toHaveFocus();
    expect(announcements).toEqual(['Aanmelden']);
  });

  it('prompts to sign in again when the session was refused before the portal was loaded', async () => {
    const { portal } = await openPortal({ path: '/new', isRefused: true, remotes, modules });
    expect(screen.getByRole('dialog', { name: 'Meld je opnieuw aan' })).toBeVisible();
    expect(portal.history.location.value.pathname).toBe('/new');
  });

  it('focuses the page when its session ends', async () => {
    const { portal } = await openPortal({ path: '/nowhere', isSignedIn: true });
    act(() => screen.getByRole('button', { name: 'Account van Lotte' }).focus());
    const announcements = await announcedDuring(async () => act(() => portal.session.end('expired')));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(announcements).toEqual(['Pagina niet gevonden']);
  });

  it('announces the page after registering, once', async () => {
    const { portal } = await openPortal({ path: '/register', remotes, modules });
    const announcements = await announcedDuring(async () => {
      becomeSignedIn();
      act(() => {
        portal.sessionActions.start(signedInAnswer, { method: 'password', isNew: true });
        portal.history.go('/new');
      });
      await within(screen.getByRole('main')).findByRole('heading', { name: '/new' });
    });
    expect(screen.getByRole('main')).toHaveFocus();
    expect(announcements).toEqual(['Nieuw team']);
  });

  it('announces nothing and moves nothing while the session is unknown', async () => {
    let announcements: string[] = [];
    await openPortal({ path: '/home', isSignedIn: true });
    announcements = [...document.querySelectorAll('[aria-live="polite"]')].map(
      ({ textContent }) => textContent ?? '',
    );
    expect(announcements.join('')).toBe('');
    expect(document.body).toHaveFocus();
  });
});
