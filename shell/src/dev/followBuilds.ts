import type { DevTools } from '../portal/devTools.js';
import { subscribeNews } from './devNews.js';

/**
 * Replaces mounted remotes by their new builds. Components preserve their state where hot replacement is possible, which
 * takes React's development build; page, session and other parts are always preserved.
 */
export function followBuilds(tools: Pick<DevTools, 'remotes' | 'reopen'>, page: Window): () => void {
  // The page came with the builds of its moment.
  const versions = new Map(tools.remotes().map(({ name, version }) => [name, version]));
  const takeUp = async (name: string, hash = '') => {
    const isApplied = (page.euroRefresh && (await page.euroHot?.[name]?.(hash))) ?? false;
    const hasFailed = tools.remotes().some((remote) => remote.name === name && remote.status === 'failed');
    if (!isApplied || hasFailed) await tools.reopen(name);
  };
  return subscribeNews(page, ({ remotes, hashes }) => {
    for (const [name, version] of Object.entries(remotes)) {
      if (versions.get(name) === version) continue;
      versions.set(name, version);
      void takeUp(name, hashes[name]);
    }
  });
}
