import type { DevPages } from './devPages.js';
import type { BuildEvent } from './watchBundles.js';
import type { WorkingRegistry } from './workingRegistry.js';

/** Returns what reports a build on the console and to the pages, and activates it. */
export function reportBuilds(pages: DevPages, registry: Pick<WorkingRegistry, 'put'>) {
  return ({ name, folder, hash, milliseconds, problems }: BuildEvent): void => {
    const { [name]: before, ...others } = pages.news.problems;
    if (problems.length > 0) {
      console.error(`\n${name} could not be built:\n\n${problems.join('\n\n')}\n`);
      pages.publish({ problems: { ...others, [name]: problems } });
      return;
    }
    console.log(`${name} ${before ? 'is mended, ' : ''}built in ${milliseconds} ms`);
    if (name === 'shell') pages.publish({ problems: others, shell: pages.news.shell + 1 });
    else
      pages.publish({
        problems: others,
        remotes: { ...pages.news.remotes, [name]: registry.put(name, folder) },
        hashes: { ...pages.news.hashes, [name]: hash },
      });
  };
}
