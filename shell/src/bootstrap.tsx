import { createRoot } from 'react-dom/client';
import { earlyAnswers } from './early/earlyAnswers.js';
import { App } from './frame/App.js';
import { fetchMemberParts } from './frame/memberParts.js';
import { afterFirstScreen } from './portal/afterFirstScreen.js';
import { allowStyleSheets } from './portal/allowStyleSheets.js';
import { createPortal } from './portal/createPortal.js';
import { followLinks } from './portal/followLinks.js';
import { isDeveloped, overruleLater } from './portal/forDevelopers.js';
import { hintLinks } from './portal/hintLinks.js';
import { readInlinedRegistry } from './portal/readInlinedRegistry.js';
import { fetchRemotes, lazyLoader } from './remote/lazyRemotes.js';
import { loadFailureParts } from './remote/useFailureParts.js';
import { findShellPage } from './routes/shellPages.js';

/** Milliseconds that a still may stay for once the portal could draw itself. */
const STILL_FOR = 2000;

allowStyleSheets(document);
const early = earlyAnswers(window);
const portal = createPortal({
  version: SHELL_VERSION,
  page: window,
  fetch: early.fetch,
  ageOf: early.ageOf,
  isMember: early.isMember,
  loader: lazyLoader,
  inlinedRegistry: readInlinedRegistry(document),
  overrule: isDeveloped(document) ? overruleLater : undefined,
});
const { navigation } = portal.host.platform;
void portal.start();
const { pathname } = navigation.location.value;
// What the first page needs is asked for before anything is drawn; failures are met when it is.
const pageHasCome = findShellPage(pathname)
  ?.Page.preload()
  .catch(() => {});
if (portal.marker.isSet()) fetchMemberParts().catch(() => {});
portal.host.prefetch(pathname);
followLinks(document, navigation);
hintLinks(window, portal.history, (path) => {
  portal.host.hint(path);
  // What shows a section is run as well: it is small, and every section waits for it.
  if (portal.host.match(path)) fetchRemotes().catch(() => {});
});
void afterFirstScreen(window, portal.store).then(loadFailureParts);

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');
const root = createRoot(element, {
  onUncaughtError: (error) => portal.report(error, 'shell'),
  onCaughtError: (error) => portal.report(error, 'shell'),
});
// Until its page is there, the still that came with the page stays: drawn without it, what stands there would jump.
const isLate = new Promise((late) => setTimeout(late, STILL_FOR));
void Promise.race([pageHasCome, isLate]).then(() => root.render(<App portal={portal} />));

if (isDeveloped(document)) {
  void import('./dev/startDevPanel.js').then(({ startDevPanel }) => startDevPanel(portal, window));
}
