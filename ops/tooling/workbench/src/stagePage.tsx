import '@euro/design-system/first-paint.css';
import '@euro/design-system/fonts.css';
import '@euro/design-system/preferences.css';
import { applyTheme, GlobalStyle } from '@euro/design-system';
import { remoteDeclaration } from '@euro/platform/manifest';
import { arrangement } from 'arrangement-on-stage';
import declaration from 'declaration-on-stage';
import { createRoot } from 'react-dom/client';
import { remote } from 'remote-on-stage';
import { allowStyleSheets } from './allowStyleSheets.js';
import { type Cast, createStage } from './createStage.js';
import { followUpdates } from './followUpdates.js';
import type { LogEntry, LogMessage } from './logEntry.js';
import { readScenario } from './scenario.js';

allowStyleSheets(document);
const note = (entry: LogEntry) =>
  window.parent.postMessage({ stage: entry } satisfies LogMessage, window.location.origin);

/** The current modules, which updates replace. */
const cast = (): Cast => ({ remote, arrangement, declaration: remoteDeclaration.parse(declaration) });

const element = document.getElementById('root');
if (!element) throw new Error('the page has no #root');
// Renders no element; its rules go to the head.
createRoot(document.createElement('div')).render(<GlobalStyle />);

const stage = createStage(element, cast(), note);
const show = () => {
  const [first] = cast().declaration.routes;
  const scenario = readScenario(window.location.hash, first?.path ?? cast().declaration.embeds[0]?.id ?? '/');
  applyTheme(scenario.theme, document.documentElement);
  document.documentElement.lang = scenario.locale;
  stage.show(scenario);
};
show();
window.addEventListener('hashchange', show);
window.addEventListener('error', ({ message }) => note({ kind: 'crash', text: message }));

// A plain link inside the remote would leave the stage.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
  if (!link || event.defaultPrevented) return;
  event.preventDefault();
  note({ kind: 'navigation', text: `${link.getAttribute('href')}, by a plain link` });
});

followUpdates(note);
import.meta.webpackHot?.accept(['remote-on-stage', 'arrangement-on-stage', 'declaration-on-stage'], () =>
  stage.recast(cast()),
);
