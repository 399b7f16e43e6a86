import { LANGUAGES, type Language } from '@euro/api-contract';
import type { Tabs } from '@euro/platform/host';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../frame/App.js';
import { createPortal } from '../portal/createPortal.js';
import { portalTexts } from '../portal/portalTexts.js';
import { needsSession } from '../routes/guard.js';
import { findShellPage, shellPages } from '../routes/shellPages.js';
import { OFFLINE_PAGE } from '../worker/createReleases.js';
import { stillPage } from './stillPage.js';

/** A static rendering of the portal, shown until its scripts run. */
interface Still {
  readonly html: string;
  readonly css: string;
}

/** By path, language, and visitor or member; `*` is the path of every section, whose place is marked. */
type Stills = Record<string, Record<string, Record<'visitor' | 'member', Still>>>;

const LOCALES = Object.keys(LANGUAGES) as Language[];
/** The typeface comes with the portal itself; until then the fallback takes its room. */
const TYPEFACE = /'EM Archivo',\s*/g;
/** The menu's items depend on the registry. */
const NO_MENU = '#root nav ul{visibility:hidden}';

const NOBODY: Tabs = { publish() {}, subscribe() {}, runExclusive: (_name, work) => work() };

/** One section is drawn for all of them: their placeholders differ by title only. */
const SECTION_PATH = '/section';
const TITLES = { nl: '%title%', en: '%title%' };
const SECTION = {
  name: 'section',
  active: {
    base: '/section/',
    manifest: {
      name: 'section',
      title: TITLES,
      contract: 2,
      routes: [{ path: SECTION_PATH, title: TITLES, access: 'open' }],
      version: '1',
      container: 'section',
      entry: 'remoteEntry.js',
      integrity: 'sha384-AAAA',
    },
  },
};

/**
 * Runs in the shell's build: the first render of the portal by React, from address, language and signed-in state only.
 */
export async function renderStills(paths: readonly string[]): Promise<Stills> {
  const stills: Stills = {};
  for (const path of [...paths, SECTION_PATH]) {
    await findShellPage(path)?.Page.preload();
    stills[path === SECTION_PATH ? '*' : path] = Object.fromEntries(
      LOCALES.map((locale) => [
        locale,
        {
          visitor: render(stillPage({ path, locale, isSignedIn: false })),
          member: render(stillPage({ path, locale, isSignedIn: true })),
        },
      ]),
    );
  }
  return stills;
}

/**
 * The shell's own pages, for the gateway. Pages to which only a mail or a provider leads are not listed by search
 * engines.
 */
export const routes = [
  ...shellPages.map(({ path, access }) => ({
    path,
    isListed: !needsSession(access) && !path.includes(':') && !path.startsWith('/provider/'),
  })),
  { path: OFFLINE_PAGE, isListed: false },
];

/** Screen readers get one sentence: the page itself comes in the place of the rest. */
const STATUS = '.still-loading{position:absolute;clip-path:inset(50%)}';

const hidden = (html: string, loading: string) =>
  `<p role="status" class="still-loading">${loading}</p><div aria-hidden="true">${html}</div>`;

/** Marks what the gateway replaces by the still of a section. */
const withHole = (html: string) =>
  html.replace(/(<main[^>]*>)(.*)(?=<\/main>)/s, '$1<!--section-->$2<!--/section-->');

function render(page: Window): Still {
  Object.assign(globalThis, { document: page.document });
  const portal = createPortal({
    version: 'still',
    page,
    fetch: () => new Promise(() => {}),
    findPage: findShellPage,
    loader: { load: () => new Promise(() => {}), hint() {} },
    inlinedRegistry: { remotes: [SECTION] },
    tabs: NOBODY,
  });
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(<App portal={portal} />));
    const css = sheet
      .getStyleTags()
      .replace(/<\/?style[^>]*>|\/\*!sc\*\/|data-styled\.[^}]*\{[^}]*\}\n/g, '');
    const isSection = page.location.pathname === SECTION_PATH;
    const loading = portalTexts[page.document.documentElement.lang === 'en' ? 'en' : 'nl'].loading;
    return {
      html: hidden(isSection ? withHole(html) : html, loading),
      css: css.replace(TYPEFACE, '') + NO_MENU + STATUS,
    };
  } finally {
    sheet.seal();
    portal.stop();
    // Libraries that are loaded for the next page look for one.
    Reflect.deleteProperty(globalThis, 'document');
  }
}
