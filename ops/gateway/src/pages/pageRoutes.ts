import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { isbot } from 'isbot';
import { builtFiles, readBelow, TYPES } from '../http/builtFiles.js';
import { NEVER, shellCaching } from '../http/caching.js';
import { contentSecurityPolicy } from '../http/securityHeaders.js';
import { plain, sendTagged, sendText } from '../http/sendText.js';
import { visitorOf } from '../http/visitor.js';
import type { RegistryNow } from '../releases/registryReader.js';
import type { ReleaseFiles } from '../releases/releaseSource.js';
import { askPreview } from './askPreview.js';
import { brandedManifest, MANIFESTS } from './brandedManifest.js';
import { competitionSearch, ownCompetition } from './brandedPage.js';
import { competitionsOf, type PageAddress } from './competitions.js';
import { developerOriginsOf } from './developerOrigins.js';
import { type PageTags, pageTags } from './pageTags.js';
import { sectionStills } from './sectionStills.js';
import { shellPage } from './shellPage.js';
import { listedPaths, routesOf, shellRoutesOf } from './shellRoutes.js';
import { robotsText, sitemap } from './sitemap.js';

/** What the pages of the portal are made from. */
export interface PageOptions {
  /** Folder of the built shell. */
  readonly shell: string;
  /** Address of the API: `http://127.0.0.1:4000`. */
  readonly api: string;
  /** Address of the portal, for tags that other sites read: `https://euromanager.example`. */
  readonly publicUrl?: string;
  /** Origins of foreign scripts that pages may load (`foreignScripts`). */
  readonly foreignScripts?: readonly string[];
  /** Address that browsers report violations of the pages' policy to. */
  readonly policyReports?: string;
  readonly behindTls?: boolean;
  /** Whether developers may load sections from their machines into the portal, each in the own browser only. */
  readonly developerSections?: boolean;
  /** False omits the preloads of remotes (for the benchmark). */
  readonly preloading?: boolean;
  /** Additional scripts of every page. */
  readonly scripts?: readonly string[];
  /** Names of additional `<meta>` elements of every page: `euro-dev`. */
  readonly marks?: readonly string[];
}

/** Serves a page of the portal. */
type ServePage = (request: IncomingMessage, response: ServerResponse, pathname: string) => Promise<void>;

/** Pages, and what a browser or crawler asks for beside them. */
export interface PageRoutes {
  /** The shell's files, install manifests, `robots.txt` and the sitemap; false for other addresses. */
  serveFile(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<boolean>;
  readonly servePage: ServePage;
  /** Whether the shell or a section has such pages: `/team/:id`. */
  isRoute(path: string): Promise<boolean>;
  /** Reads the competitions before the first request. */
  start(): void;
}

/** @param readFile reads a file of a release, `/mf-team/1.0.0-abc/stills.json` */
export function pageRoutes(
  options: PageOptions,
  readRegistry: () => Promise<RegistryNow>,
  readFile: ReleaseFiles['read'],
): PageRoutes {
  const { shell } = options;
  const serveShell = builtFiles(shell);
  const readRoutes = shellRoutesOf(shell);
  const competitions = competitionsOf(options.api);
  const { origin } = new URL(options.publicUrl ?? 'http://127.0.0.1:3000');
  return {
    serveFile,
    servePage: pagesOf(options, { origin, competitions, readRoutes, readRegistry, readFile }),
    isRoute: async (path) =>
      routesOf(await readRegistry(), await readRoutes()).some((route) => route.path === path),
    start,
  };

  function start(): void {
    competitions.start();
  }

  async function serveFile(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
  ): Promise<boolean> {
    if (pathname === '/robots.txt') {
      await sendTagged(request, response, robotsText(origin), TYPES['.txt'] ?? '');
      return true;
    }
    if (pathname === '/sitemap.xml') {
      await listPages(request, response);
      return true;
    }
    if (pathname in MANIFESTS && (await installManifest(request, response, pathname))) return true;
    if (pathname !== '/index.html' && (await serveShell(request, response, pathname, shellCaching)))
      return true;
    if (!extname(pathname) && !isHidden(pathname)) return false;
    plain(response, 404, 'There is no such file.');
    return true;
  }

  /** Responds where the default competition is called otherwise than the built manifest says. */
  async function installManifest(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
  ): Promise<boolean> {
    const builtManifest = await readBelow(shell, pathname);
    const text =
      builtManifest &&
      brandedManifest(String(builtManifest), await competitions.find('/'), MANIFESTS[pathname] ?? 'nl');
    if (!text) return false;
    await sendTagged(request, response, text, TYPES['.webmanifest'] ?? '');
    return true;
  }

  async function listPages(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [now, shellRoutes, all] = await Promise.all([readRegistry(), readRoutes(), competitions.list()]);
    const text = sitemap(origin, all, listedPaths(now, shellRoutes));
    await sendTagged(request, response, text, 'application/xml; charset=utf-8');
  }
}

interface PageParts {
  readonly origin: string;
  readonly competitions: ReturnType<typeof competitionsOf>;
  readonly readRoutes: ReturnType<typeof shellRoutesOf>;
  readonly readRegistry: () => Promise<RegistryNow>;
  readonly readFile: ReleaseFiles['read'];
}

function pagesOf(
  options: PageOptions,
  { origin, competitions, readRoutes, readRegistry, readFile }: PageParts,
): ServePage {
  const renderPage = shellPage({ ...options, readRoutes, findSectionStill: sectionStills(readFile) });
  return page;

  /** Only a crawler waits for the API. */
  async function tagsFor(request: IncomingMessage, about: About, address: PageAddress): Promise<PageTags> {
    const preview = isCrawler(request)
      ? await askPreview({
          api: options.api,
          target: request.url ?? '/',
          language: about.language,
          forwardedFor: forwardedFor(request),
        })
      : null;
    const choice = competitionSearch(address).slice(1);
    return pageTags({ ...about, origin, preview, competition: ownCompetition(address), choice });
  }

  async function page(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
    let page: Awaited<ReturnType<typeof renderPage>>;
    const developerOrigins = developerOriginsOf(request, options);
    const visitor = { ...visitorOf(request), developerOrigins };
    try {
      const address = await competitions.find(pathname);
      const tagsOf = (section: string | null) =>
        tagsFor(request, { pathname, language: visitor.language ?? 'nl', section }, address);
      const hasQuery = (request.url ?? '').includes('?');
      page = await renderPage(address, visitor, await readRegistry(), tagsOf, hasQuery);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      return plain(response, 503, 'The portal is not built yet: npm run build');
    }
    response.setHeader(
      'Content-Security-Policy',
      contentSecurityPolicy(page.nonce, { ...options, developerOrigins, inline: page.inline }),
    );
    response.setHeader('X-Frame-Options', 'DENY');
    response.setHeader('Cache-Control', NEVER);
    response.setHeader('Vary', 'Accept-Encoding, Cookie, User-Agent');
    await sendText(request, response, page.html, 'text/html; charset=utf-8', page.status);
  }
}

type About = Pick<Parameters<typeof pageTags>[0], 'pathname' | 'language' | 'section'>;

/** The `X-Forwarded-For` chain for the API, extended by the address of this connection. */
function forwardedFor({ headers, socket }: IncomingMessage): string {
  return [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
}

/** Whether it names a hidden file or folder: `/.env`. No page does. */
const isHidden = (pathname: string) => pathname.includes('/.');

/** Browsers that a test or a measurement drives: they are shown and timed what people are. */
const DRIVEN = /HeadlessChrome|Chrome-Lighthouse/;

/** Whether a search engine, a messenger or another site fetches the page, which reads its head and runs no script. */
function isCrawler({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const agent = headers['user-agent'];
  return isbot(agent) && !DRIVEN.test(agent ?? '');
}
