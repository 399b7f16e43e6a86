import { createRoot } from 'react-dom/client';
import { createDevTools } from '../portal/devTools.js';
import type { Portal } from '../portal/Portal.js';
import { DevCorner } from './DevCorner.js';
import { subscribeOrigin } from './devNews.js';
import { followBuilds } from './followBuilds.js';

/** Renders the developers' panel in a separate React root: errors in one do not affect the other. */
export function startDevPanel(portal: Portal, page: Window): void {
  const tools = createDevTools(portal, page);
  for (const origin of tools.origins) subscribeOrigin(page, origin);
  if (tools.mayOverride || tools.origins.length > 0) followBuilds(tools, page);
  const element = page.document.createElement('div');
  // The strip is above the portal.
  page.document.body.prepend(element);
  createRoot(element).render(<DevCorner tools={tools} onLoadAgain={() => page.location.reload()} />);
}
