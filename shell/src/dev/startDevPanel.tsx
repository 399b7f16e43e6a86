import { createRoot } from 'react-dom/client';
import type { Portal } from '../portal/createPortal.js';
import { createDevTools } from '../portal/devTools.js';
import { isDeveloped } from '../portal/forDevelopers.js';
import { DevCorner } from './DevCorner.js';
import { followBuilds } from './followBuilds.js';

/** Renders the developers' panel in a separate React root: errors in one do not affect the other. */
export function startDevPanel(portal: Portal, page: Window): void {
  const tools = createDevTools(portal, page, isDeveloped(page.document));
  if (tools.mayOverride) followBuilds(tools, page);
  const element = page.document.body.appendChild(page.document.createElement('div'));
  createRoot(element).render(<DevCorner tools={tools} onLoadAgain={() => page.location.reload()} />);
}
