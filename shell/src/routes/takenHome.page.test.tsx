import '@testing-library/jest-dom';
import { exampleTeam } from '@euro/platform/testing';
import { act, screen } from '@testing-library/react';
import { openPortal, plainRemote, remoteEntry } from '../testing/openPortal.js';

const remotes = [
  remoteEntry('some-team', {
    routes: [{ path: '/home', title: { nl: 'Home', en: 'Home' }, access: 'with-team' }],
  }),
];

/** The portal at /home, and how often the section was loaded. */
async function open(options: Parameters<typeof openPortal>[0] = {}) {
  let loads = 0;
  const modules = {
    get 'some-team'() {
      loads += 1;
      return plainRemote();
    },
  };
  const opened = await openPortal({ remotes, modules, path: '/home', ...options });
  return { ...opened, loads: () => loads };
}
const section = () => screen.queryByRole('heading', { name: '/home' });

describe('a section that replaces the home of the shell', () => {
  it('is not loaded for a visitor, who signs in there', async () => {
    const { portal, loads } = await open();
    portal.host.prefetch('/home');
    portal.host.platform.navigation.prefetch('/home');
    expect(screen.getByLabelText('E-mailadres')).toBeVisible();
    expect(loads()).toBe(0);
  });

  it('is the home of users with a team', async () => {
    const { loads } = await open({ isSignedIn: true, teams: [exampleTeam({ id: 12 })] });
    expect(await screen.findByRole('heading', { name: '/home' })).toBeVisible();
    expect(loads()).toBe(1);
  });

  it('is not shown to users without a team, nor after signing out', async () => {
    const { portal } = await open({ isSignedIn: true });
    expect(screen.getByRole('main')).toHaveTextContent('Lotte');
    expect(section()).not.toBeInTheDocument();
    await act(async () => portal.session.end('signed-out'));
    expect(await screen.findByLabelText('E-mailadres')).toBeVisible();
  });

  it('is replaced by the shell’s home when the session of a manager ends', async () => {
    const { portal } = await open({ isSignedIn: true, teams: [exampleTeam({ id: 12 })] });
    await screen.findByRole('heading', { name: '/home' });
    await act(async () => portal.session.end('signed-out'));
    expect(await screen.findByLabelText('E-mailadres')).toBeVisible();
    expect(section()).not.toBeInTheDocument();
  });
});
