import type { DevTools } from '../portal/devTools.js';
import { hearNews } from './devNews.js';

/** Puts what was just built in the place of what stands there: the page, the session and the other parts stay. */
export function followBuilds(tools: Pick<DevTools, 'remotes' | 'reopen'>, page: Window): () => void {
  // The page came with the builds of its moment.
  const known = new Map(tools.remotes().map(({ name, version }) => [name, version]));
  return hearNews(page, ({ remotes }) => {
    for (const [name, version] of Object.entries(remotes)) {
      if (known.get(name) === version) continue;
      known.set(name, version);
      void tools.reopen(name);
    }
  });
}
