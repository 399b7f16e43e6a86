import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPortal, plainRemote, Refused, remoteEntry, signedInAnswer } from '../testing/openPortal.js';

const builder = remoteEntry('some-builder', {
  routes: [{ path: '/play', title: { nl: 'Bouw je ploeg', en: 'Build your team' }, access: 'open' }],
});
const opening = { remotes: [builder], modules: { 'some-builder': plainRemote() } };

const address = () => window.location.pathname + window.location.search;
const page = () => within(screen.getByRole('main')).getByRole('heading', { name: '/play' });

describe('a page that asks for an account', () => {
  it('gets one by registering over it, and stays', async () => {
    const { server, portal } = await openPortal({ ...opening, path: '/play' });
    server.answer('POST /api/user/register', signedInAnswer);
    act(() => portal.history.go('/play?account'));
    const dialog = await screen.findByRole('dialog', { name: 'Maak je account' });
    const field = (name: string) => within(dialog).getByLabelText(name);
    await userEvent.type(await within(dialog).findByLabelText('Voornaam'), 'Lotte');
    await userEvent.type(field('Naam'), 'Peeters');
    await userEvent.type(field('E-mailadres'), 'lotte@demo.test');
    await userEvent.type(field('Wachtwoord'), 'geheim1');
    await userEvent.click(within(dialog).getByRole('checkbox'));
    // biome-ignore lint/suspicious/noDocumentCookie: as the server's Set-Cookie would
    document.cookie = 'token=1; path=/';
    await userEvent.click(within(dialog).getByRole('button', { name: 'Account maken' }));
    await act(() => server.quiet());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(portal.session.value.status).toBe('signed-in');
    expect(address()).toBe('/play');
    expect(page()).toBeVisible();
  });

  it('gets one by signing in over it', async () => {
    const { server } = await openPortal({ ...opening, path: '/play?account' });
    server.answer('POST /api/user/login', signedInAnswer);
    const user = userEvent.setup();
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('button', { name: 'Ik heb al een account' }));
    // The other form has fields of the same names.
    const signIn = await within(dialog).findByRole('button', { name: 'Aanmelden' });
    await user.type(within(dialog).getByLabelText('E-mailadres'), 'lotte@demo.test');
    await user.type(within(dialog).getByLabelText('Wachtwoord'), 'geheim1');
    // biome-ignore lint/suspicious/noDocumentCookie: as the server's Set-Cookie would
    document.cookie = 'token=1; path=/';
    await user.click(signIn);
    await act(() => server.quiet());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address()).toBe('/play');
  });

  it('goes on without one when it is closed', async () => {
    const { portal } = await openPortal({ ...opening, path: '/play?account' });
    await userEvent.click(await screen.findByRole('button', { name: 'Sluiten' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address()).toBe('/play');
    expect(portal.session.value.status).toBe('visitor');
    expect(page()).toBeVisible();
  });

  it('is not asked of who is signed in', async () => {
    await openPortal({ ...opening, path: '/play?account', isSignedIn: true });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address()).toBe('/play');
  });

  it('keeps what was typed where the server refuses', async () => {
    const { server } = await openPortal({ ...opening, path: '/play?account' });
    server.answer('POST /api/user/login', new Refused(401, 'invalid-credentials'));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Ik heb al een account' }));
    await userEvent.type(within(dialog).getByLabelText('E-mailadres'), 'lotte@demo.test');
    await userEvent.type(within(dialog).getByLabelText('Wachtwoord'), 'fout');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Aanmelden' }));
    await act(() => server.quiet());
    expect(screen.getByRole('dialog', { name: 'Meld je aan' })).toBeVisible();
    expect(screen.getByLabelText('E-mailadres')).toHaveValue('lotte@demo.test');
  });
});
