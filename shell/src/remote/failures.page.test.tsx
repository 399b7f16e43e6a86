import '@testing-library/jest-dom';
import type { Platform, RemoteModule } from '@euro/platform';
import { type FailureCode, failureSentences, RemoteFailure } from '@euro/platform/host';
import { isSampled } from '@euro/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPortal, plainRemote, Refused, remoteEntry, signedInAnswer } from '../testing/openPortal.js';

const title = { nl: 'Statistieken', en: 'Statistics' };
const routes = [
  { path: '/stats', title, access: 'open' as const },
  { path: '/stats/:id', title, access: 'open' as const },
];
const stats = remoteEntry('some-stats', {
  routes,
  menu: [{ label: { nl: 'Stats', en: 'Stats' }, to: '/stats', when: 'always', order: 50, place: 'main' }],
});
const quiz = remoteEntry('some-quiz', {
  routes: [{ path: '/quiz', title: { nl: 'Quiz', en: 'Quiz' }, access: 'open' }],
  menu: [{ label: { nl: 'Quiz', en: 'Quiz' }, to: '/quiz', when: 'always', order: 55, place: 'main' }],
});

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const main = () => within(screen.getByRole('main'));
const menuLink = (name: string) =>
  within(screen.getByRole('navigation', { name: /menu/i })).getByRole('link', { name });
const retry = () => main().findByRole('button', { name: 'Probeer opnieuw' });

const realNow = performance.now.bind(performance);
let hours = 0;
/** The navigations of many portals in one document would be a loop, all within three seconds. */
beforeEach(() => {
  hours += 1;
  jest.spyOn(performance, 'now').mockImplementation(() => realNow() + hours * 3_600_000);
});

/** A remote that hands out its platform. */
function remoteCapturing(platforms: Platform[]): RemoteModule {
  const baseRemote = plainRemote();
  return {
    ...baseRemote,
    mount(element, props, platform) {
      platforms.push(platform);
      return baseRemote.mount(element, props, platform);
    },
  };
}

/** Before its code, while that loads and after it. In full, all: sentences are the only difference between them. */
const codes = isSampled('failures: codes')
  ? (['manifest-missing', 'script-missing', 'hangs'] as const)
  : (Object.keys(failureSentences).filter((code) => code !== 'registry-unreachable') as FailureCode[]);

describe('a section that fails', () => {
  it.each(codes)(
    'as %s shows code and retry in its place, leaves the others unaffected, and recovers by Retry',
    async (code) => {
      const { modules } = await openPortal({
        path: '/stats',
        remotes: [stats, quiz],
        modules: { 'some-stats': new RemoteFailure(code, 'some-stats'), 'some-quiz': plainRemote() },
      });
      expect(await retry()).toBeVisible();
      expect(main().getByText(failureSentences[code].nl, { exact: false })).toBeVisible();
      expect(main().getByText(`Foutcode ${code} · some-stats`)).toBeVisible();
      expect(main().getByRole('link', { name: 'Naar home' })).toHaveAttribute('href', '/home');
      await userEvent.click(menuLink('Quiz'));
      expect(await main().findByRole('heading', { name: '/quiz' })).toBeVisible();
      await userEvent.click(menuLink('Stats'));
      const retryButton = await retry();
      modules['some-stats'] = plainRemote();
      await userEvent.click(retryButton);
      expect(await main().findByRole('heading', { name: '/stats' })).toBeVisible();
    },
  );

  it('is reported in the language of the user', async () => {
    await openPortal({
      path: '/stats',
      remotes: [stats],
      modules: { 'some-stats': new RemoteFailure('hangs', 'some-stats') },
    });
    await retry();
    await userEvent.click(screen.getByRole('button', { name: 'NL → English' }));
    expect(await main().findByText(failureSentences.hangs.en, { exact: false })).toBeVisible();
    expect(main().getByText('Error code hangs · some-stats')).toBeVisible();
    expect(main().getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('after its mount leaves the frame working', async () => {
    const platforms: Platform[] = [];
    const { server } = await openPortal({
      path: '/stats',
      remotes: [stats],
      modules: { 'some-stats': remoteCapturing(platforms) },
    });
    await main().findByRole('heading', { name: '/stats' });
    await act(async () => platforms[0]?.crash(new Error('late')));
    expect(await main().findByText('Foutcode render-threw · some-stats')).toBeVisible();
    expect(menuLink('Stats')).toBeVisible();
    await act(async () => void window.dispatchEvent(new Event('pagehide')));
    expect(server.sent('POST /api/faults')).toMatchObject([
      { faults: [{ code: 'render-threw', remote: 'some-stats', release: '1', path: '/stats' }] },
    ]);
  });

  it('is retried by navigating to another of its pages', async () => {
    const { portal, modules } = await openPortal({ path: '/stats', remotes: [stats] });
    await retry();
    modules['some-stats'] = plainRemote();
    await act(async () => portal.history.go('/stats/7'));
    expect(await main().findByRole('heading', { name: '/stats/:id 7' })).toBeVisible();
  });
});

describe('a failing embed inside a page of another section', () => {
  it('is reported in its place only, and recovers by Retry', async () => {
    const panel = remoteEntry('some-quiz', {
      embeds: [{ id: 'quiz/panel@1', title: { nl: 'Quiz', en: 'Quiz' } }],
    });
    const host: RemoteModule = {
      ...plainRemote(),
      mount(element, _props, platform) {
        element.innerHTML = '<h1>De pagina</h1><section></section>';
        const place = element.querySelector('section');
        if (place) platform.embeds.mount('quiz/panel@1', place, {});
        return { update: () => {}, unmount: () => element.replaceChildren() };
      },
    };
    const { modules } = await openPortal({
      path: '/stats',
      remotes: [stats, panel],
      modules: { 'some-stats': host, 'some-quiz': new RemoteFailure('script-threw', 'some-quiz') },
    });
    expect(await main().findByText('Foutcode script-threw · some-quiz')).toBeVisible();
    expect(main().getByRole('heading', { name: 'De pagina' })).toBeVisible();
    modules['some-quiz'] = {
      ...plainRemote(),
      embeds: {
        'quiz/panel@1': (element) => {
          element.textContent = 'Het paneel';
          return { update: () => {}, unmount: () => element.replaceChildren() };
        },
      },
    };
    await userEvent.click(await retry());
    expect(await main().findByText('Het paneel')).toBeVisible();
    expect(main().queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a registry', () => {
  it('that cannot be loaded is reported at a first visit, and recovers by Retry', async () => {
    const { server } = await openPortal({
      path: '/stats',
      remotes: 'unreachable',
      modules: { 'some-stats': plainRemote() },
    });
    expect(await main().findByText('Foutcode registry-unreachable · registry')).toBeVisible();
    server.answer('GET /registry.json', { remotes: [stats] });
    await userEvent.click(await retry());
    expect(await main().findByRole('heading', { name: '/stats' })).toBeVisible();
  });

  it('with an invalid entry is reported where one of its pages might be', async () => {
    await openPortal({ path: '/stats', remotes: [{ name: 'some-stats', active: { base: '/x/' } }, quiz] });
    expect(await main().findByText('Foutcode manifest-missing · some-stats')).toBeVisible();
  });

  it('that removes a page does not close it while it is open', async () => {
    const { portal, server } = await openPortal({
      path: '/stats',
      remotes: [stats, quiz],
      modules: { 'some-stats': plainRemote(), 'some-quiz': plainRemote() },
    });
    await main().findByRole('heading', { name: '/stats' });
    server.answer('GET /registry.json', { remotes: [quiz] });
    await act(async () => portal.registry.refresh());
    expect(main().getByRole('heading', { name: '/stats' })).toBeVisible();
    await userEvent.click(menuLink('Quiz'));
    await main().findByRole('heading', { name: '/quiz' });
    await act(async () => portal.history.go('/stats'));
    expect(await main().findByRole('heading', { name: 'Pagina niet gevonden' })).toBeVisible();
  });
});

describe('the session', () => {
  it('ends inside a remote: the input remains, and the remote continues after signing in', async () => {
    const statsRemote = remoteEntry('some-stats', {
      routes: [{ path: '/stats', title, access: 'signed-in' }],
    });
    const form: RemoteModule = {
      contract: 2,
      mount(element) {
        element.innerHTML = '<label>Naam <input></label>';
        return { update: () => {}, unmount: () => element.replaceChildren() };
      },
    };
    const { portal, server } = await openPortal({
      ...{ path: '/stats', remotes: [statsRemote], isSignedIn: true },
      modules: { 'some-stats': form },
    });
    await userEvent.type(await main().findByLabelText('Naam'), 'De Rode Duivels');
    server.answer('POST /api/user/refresh', new Refused(401, 'refresh-refused'));
    server.answer('GET /api/teams', new Refused(401, 'session-expired'));
    await act(() => portal.loaders.teams());
    expect(await screen.findByRole('dialog', { name: 'Meld je opnieuw aan' })).toBeVisible();
    // biome-ignore lint/suspicious/noDocumentCookie: as the server's Set-Cookie would
    document.cookie = 'token=1; path=/';
    act(() => portal.sessionActions.start(signedInAnswer));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Naam')).toHaveValue('De Rode Duivels');
  });
});

describe('a release that is activated while the portal is open', () => {
  const newer = remoteEntry('some-stats', { routes, version: '2', menu: stats.active.manifest.menu });

  it('is used at the next visit', async () => {
    const { portal, server, modules } = await openPortal({
      path: '/quiz',
      remotes: [stats, quiz],
      modules: { 'some-stats': plainRemote(), 'some-quiz': plainRemote() },
    });
    await main().findByRole('heading', { name: '/quiz' });
    server.answer('GET /registry.json', { remotes: [newer, quiz] });
    modules['some-stats'] = plainRemote();
    await userEvent.click(menuLink('Stats'));
    await main().findByRole('heading', { name: '/stats' });
    await waitFor(() =>
      expect(portal.host.places.value).toMatchObject([{ remote: 'some-stats', version: '2' }]),
    );
  });
});
