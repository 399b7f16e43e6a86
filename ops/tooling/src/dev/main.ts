import { resolve } from 'node:path';
import { createGateway, listen, placesFrom, s3StoreOrExit } from '@euro/gateway';
import { diskStore, publishBuiltRemotes, REPOSITORY } from '@euro/release';
import { devPages, LIVE_SCRIPT } from './devPages.js';
import { devRoutes, workingFiles } from './devRoutes.js';
import { reportBuilds } from './reportBuilds.js';
import { standalonePages } from './standalonePages.js';
import { watchBundles, watchedShell } from './watchBundles.js';
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
await watchBundles(folders, dataDir, reportBuilds(pages, registry));
await listen(server, Number(env.PORT ?? 3000), env.HOST ?? '127.0.0.1');
