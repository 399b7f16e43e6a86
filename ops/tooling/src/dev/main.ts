import { resolve } from 'node:path';
import { createGateway, listen, placesFrom, s3StoreOrExit } from '@euro/gateway';
import { diskStore, publishBuiltRemotes, REPOSITORY } from '@euro/release';
import { devPages, LIVE_SCRIPT } from './devPages.js';
import { devRoutes, workingFiles } from './devRoutes.js';
import { standalonePages } from './standalonePages.js';
import { type BuildEvent, watchBundles, watchedShell } from './watchBundles.js';
import { workingRegistry } from './workingRegistry.js';

const { env } = process;
const dataDir = resolve(REPOSITORY, env.DATA_DIR ?? '.data');
const folders = process.argv.slice(2);
const places = placesFrom(env);
const pages = devPages();
const s3 = s3StoreOrExit(env);
const store = s3 ?? diskStore(dataDir);
const registry = workingRegistry(store);
const standalone = standalonePages({ dataDir, pages, foreignScripts: places.foreignScripts });

/** Reports a build on the console and to the pages. */
function report({ name, folder, hash, milliseconds, problems }: BuildEvent): void {
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
}

const server = createGateway({
  shell: folders.includes('shell') ? watchedShell(dataDir) : resolve(REPOSITORY, 'shell/dist'),
  dataDir,
  store: s3,
  ...places,
  publicUrl: env.PUBLIC_URL || `http://127.0.0.1:${env.PORT || 3000}`,
  filesFirst: workingFiles(dataDir),
  embedCaching: 'no-store',
  overRegistry: registry.over,
  scripts: [LIVE_SCRIPT],
  marks: ['euro-dev'],
  before: devRoutes({ store, dataDir, pages, registry, standalone }),
});
// A shared store receives no builds of watch mode.
if (!s3) await publishBuiltRemotes(REPOSITORY, store);
await watchBundles(folders, dataDir, report);
await listen(server, Number(env.PORT ?? 3000), env.HOST ?? '127.0.0.1');
