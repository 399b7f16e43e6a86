import { createRoot } from 'react-dom/client';
import { App } from './frame/App.js';
import { allowStyleSheets } from './portal/allowStyleSheets.js';
import { createPortal } from './portal/createPortal.js';
import { followLinks } from './portal/followLinks.js';
import { hintLinks } from './portal/hintLinks.js';
import { lazyParcels } from './portal/lazyParcels.js';
import { readInlinedRegistry } from './portal/readInlinedRegistry.js';
import { reportToConsole } from './portal/reportToConsole.js';
import { remoteLoader } from './remote/remoteLoader.js';

allowStyleSheets(document);
const portal = createPortal({
  page: window,
  fetch: window.fetch.bind(window),
  loader: remoteLoader,
  parcels: lazyParcels(),
  inlinedRegistry: readInlinedRegistry(document),
});
const { navigation } = portal.host.platform;
void portal.start();
const { pathname } = navigation.location.value;
// What the first page needs is asked for before anything is drawn; failures are met when it is.
navigation.prefetch(pathname);
followLinks(document, navigation);
hintLinks(window, portal.history, portal.host.hint);

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');
createRoot(element, {
  onUncaughtError: (error) => reportToConsole(error, 'shell'),
  onCaughtError: (error) => reportToConsole(error, 'shell'),
}).render(<App portal={portal} />);
