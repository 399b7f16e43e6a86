import { WideOnly } from '@euro/design-system';
import type { PageProps, RemoteModule } from '@euro/platform';
import { RemoteFailure } from '@euro/platform/host';
import type { RegistryEntry } from '@euro/platform/manifest';
import {
  exampleDeadline,
  exampleMatch,
  exampleServices,
  exampleSettings,
  type exampleTeam,
  exampleUser,
  exampleWeeks,
  stubBrowser,
} from '@euro/platform/testing';
import { act, render } from '@testing-library/react';
import { followLinks } from '../browser/followLinks.js';
import { archive } from '../competition/archive.js';
import type { PageCompetition } from '../competition/readCompetition.js';
import { App } from '../frame/App.js';
import { prepareMember } from '../frame/memberParts.js';
import { fetchMemberCards } from '../pages/home/HomeCard.js';
import { createPortal } from '../portal/createPortal.js';
import type { Portal } from '../portal/Portal.js';
import { findShellPage } from '../routes/shellPages.js';
import { Refused, type ScriptedServer, scriptedServer } from './scriptedServer.js';
import { undoAfterEach, undoLater } from './undoAfterEach.js';

export { Refused };

interface Opening {
  readonly path?: string;
  readonly isSignedIn?: boolean;
  /** He was when the page came, and has been refused since. */
  readonly isRefused?: boolean;
  readonly teams?: ReturnType<typeof exampleTeam>[];
  /** Entries of the registry; `unreachable`: it can't be loaded. */
  readonly remotes?: unknown[] | 'unreachable';
  /** Modules by remote, or why one can't be loaded; one that is not here can't be either. */
  readonly modules?: Record<string, RemoteModule | RemoteFailure>;
  readonly deadline?: Partial<typeof exampleDeadline>;
  /** Of the page; without it, the only one. */
  readonly competition?: PageCompetition;
  /** Before the first request. */
  readonly arrange?: (server: ScriptedServer) => void;
}

export interface OpenPortal {
  readonly portal: Portal;
  readonly server: ScriptedServer;
  readonly modules: Record<string, RemoteModule | RemoteFailure>;
}

export const signedInAnswer = {
  ...exampleUser,
  token: `h.${btoa(JSON.stringify({ iat: 0, exp: 900 }))}.s`,
  expiresAt: '2024-06-19T08:15:00Z',
};

/** The whole shell in a document, on a scripted server and with made-up remotes, once its first calls are answered. */
export async function openPortal(options: Opening = {}): Promise<OpenPortal> {
  stubBrowser();
  undoAfterEach();
  showAsWide();
  clearBrowser();
  const { isSignedIn = false, teams = [], modules = {} } = options;
  window.history.replaceState(null, '', options.path ?? '/home');
  if (isSignedIn) setCookie('token=1; path=/');
  const server = scriptedServer();
  server.answer('GET /api/competition', { settings: exampleSettings, demo: true, services: exampleServices });
  server.answer('GET /api/matches', { matches: [exampleMatch()] });
  server.answer('GET /api/matches/deadline-info', {
    weeks: exampleWeeks,
    deadlineInfo: { ...exampleDeadline, ...options.deadline },
  });
  server.answer('GET /api/players', { players: [] });
  server.answer('GET /api/announcements', { announcements: [] });
  server.answer('GET /api/teams', { teams, user: exampleUser });
  server.answer('POST /api/user/refresh', signedInAnswer);
  server.answer('POST /api/user/logout', { ok: true });
  const registry = options.remotes === 'unreachable' ? undefined : { remotes: options.remotes ?? [] };
  server.answer('GET /registry.json', registry ?? new Refused(503, 'not-available'));
  options.arrange?.(server);
  if (options.isRefused) server.answer('POST /api/user/refresh', new Refused(401, 'refresh-refused'));
  const portal = createPortal({
    version: '1.0.0-tested',
    isMember: options.isRefused,
    page: window,
    fetch: server.fetch,
    findPage: findShellPage,
    loader: {
      async load({ manifest: { name } }) {
        const module = modules[name];
        if (!module) throw new RemoteFailure('script-missing', name);
        if (module instanceof RemoteFailure) throw module;
        return module;
      },
      hint() {},
    },
    inlinedRegistry: registry,
    ...(options.competition && { competition: options.competition }),
    archive: options.competition?.isArchive ? archive : undefined,
    tabs: { publish: () => {}, subscribe: () => {}, runExclusive: (_, work) => work() },
  });
  undoLater(() => portal.stop());
  followLinks(document, portal.host.platform.navigation, portal.competition.addresses);
  await prepareMember(portal);
  await fetchMemberCards();
  render(<App portal={portal} />);
  await act(async () => {
    await portal.start();
    await server.quiet();
  });
  return { portal, server, modules };
}

/** A registry entry of a remote that exists nowhere else. */
export function remoteEntry(
  name: string,
  manifest: Partial<RegistryEntry['active']['manifest']> = {},
): RegistryEntry {
  return {
    name,
    active: {
      base: `/remotes/${name}/1/`,
      manifest: {
        name,
        title: { nl: name, en: name },
        contract: 2,
        routes: [],
        menu: [],
        embeds: [],
        uses: [],
        data: [],
        events: { emits: [], listens: [] },
        version: '1',
        container: name.replaceAll('-', '_'),
        entry: 'remoteEntry.js',
        integrity: 'sha384-AAAA',
        preload: [],
        pages: {},
        shared: [],
        sizes: {},
        ...manifest,
      },
    },
  };
}

/** A remote that writes on the screen where it is. */
export function plainRemote(): RemoteModule {
  return {
    contract: 2,
    mount(element, props) {
      const draw = ({ route, params }: PageProps) => {
        element.innerHTML = '<h1></h1>';
        if (element.firstElementChild)
          element.firstElementChild.textContent = `${route} ${params.id ?? ''}`.trim();
      };
      draw(props);
      return { update: draw, unmount: () => element.replaceChildren() };
    },
  };
}

/** jsdom has no media queries, and treats their elements as hidden. */
function showAsWide(): void {
  const { getComputedStyle } = window;
  window.getComputedStyle = (element, pseudo) => {
    const style = getComputedStyle.call(window, element, pseudo);
    if (element.matches(`nav, .${WideOnly.styledComponentId}`)) style.display = 'block';
    return style;
  };
  undoLater(() => {
    window.getComputedStyle = getComputedStyle;
  });
}

function clearBrowser(): void {
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const name of ['token', 'lang', 'theme']) setCookie(`${name}=; Max-Age=0; path=/`);
  document.documentElement.lang = 'nl';
}

function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server's Set-Cookie would
  document.cookie = cookie;
}
