import { createRoot } from 'react-dom/client';
import { withAddedLanguage } from './browser/addedLanguages.js';
import { afterFirstScreen } from './browser/afterFirstScreen.js';
import { allowStyleSheets } from './browser/allowStyleSheets.js';
import { followLinks } from './browser/followLinks.js';
import { type PageCompetition, readCompetition } from './competition/readCompetition.js';
import { earlyAnswers } from './early/earlyAnswers.js';
import { App } from './frame/App.js';
import { prepareMember } from './frame/memberParts.js';
import { createPortal } from './portal/createPortal.js';
import { applyOverridesLazily, isDeveloped } from './portal/forDevelopers.js';
import type { Portal } from './portal/Portal.js';
import { lazyLoader } from './remote/lazyRemotes.js';
import { RemotePage } from './routes/CurrentPage.js';
import { findShellPage } from './routes/shellPages.js';
import { loadFailureParts } from './ui/useFailureSentence.js';

/** Milliseconds that a still may stay for once the portal could draw itself. */
const STILL_FOR = 2000;

allowStyleSheets(document);
const early = earlyAnswers(typeof ADDED_LANGUAGES === 'undefined' ? window : withAddedLanguage(window));
const competition = readCompetition(window);
if (competition) void prepare(competition);
else
  void import('./competition/loadRememberedCompetition.js').then(({ loadRememberedCompetition }) =>
    prepare(loadRememberedCompetition(window)),
  );

/** Archive rules are loaded before the first render. */
async function prepare(competition: PageCompetition): Promise<void> {
  // Without it the portal still shows everything; the server refuses changes.
  const file = competition.isArchive && (await import('./competition/archive.js').catch(() => null));
  start(competition, file ? file.archive : undefined);
}

function start(competition: PageCompetition, archive: Portal['archive']): void {
  const portal = createPortal({
    version: SHELL_VERSION,
    page: window,
    fetch: early.fetch,
    ageOf: early.ageOf,
    isMember: early.isMember,
    findPage: findShellPage,
    loader: lazyLoader,
    inlinedRegistry: readInlinedRegistry(document),
    competition,
    archive,
    overrule: isDeveloped(document) ? applyOverridesLazily : undefined,
  });
  const { navigation } = portal.host.platform;
  void portal.start();
  const { pathname } = navigation.location.value;
  // The first page's data is requested before the first render; failures are handled by the page.
  const page = portal.host.match(pathname)
    ? RemotePage
    : (archive?.pages[pathname] ?? findShellPage(pathname)?.Page);
  const firstParts = [page?.preload(), portal.marker.isSet() ? prepareMember(portal) : undefined];
  const partsHaveCome = Promise.allSettled(firstParts);
  portal.host.prefetch(pathname);
  followLinks(document, navigation, portal.competition.addresses);
  const screen = afterFirstScreen(window, portal.store);
  void screen.then(loadFailureParts);
  screen
    .then(() => import(/* webpackChunkName: "later" */ './startLater.js'))
    .then(({ startLater }) => startLater(window, portal))
    .catch(() => {});

  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no #root');
  const root = createRoot(element, {
    onUncaughtError: (error) => portal.report(error, 'shell'),
    onCaughtError: (error) => portal.report(error, 'shell'),
  });
  // Until its page is there, the still that came with the page stays: the layout would shift.
  const isLate = new Promise((resolve) => setTimeout(resolve, STILL_FOR));
  void Promise.race([partsHaveCome, isLate]).then(() => root.render(<App portal={portal} />));

  // In production, too, for who asks.
  if (isDeveloped(document) || window.location.hash.startsWith('#dev')) {
    void import('./dev/startDevPanel.js').then(({ startDevPanel }) => startDevPanel(portal, window));
  }
}

/** The registry that the gateway put in the page, so that no request is needed for it; undefined without one. */
function readInlinedRegistry(page: Document): unknown {
  const text = page.getElementById('registry')?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
