import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { releaseRoutes } from '@euro/gateway';
import { diskStore, FEDERATION_MANIFEST, REPOSITORY, remoteFolders } from '@euro/release';
import { devPages } from './devPages.js';
import { devRoutes, workingFiles } from './devRoutes.js';
import { reportBuilds } from './reportBuilds.js';
import { standalonePages } from './standalonePages.js';
import { watchBundles } from './watchBundles.js';
import { workingRegistry } from './workingRegistry.js';

// For a repository without shell and API: serves the workbenches of its remotes, and with PORTAL their builds for that
// portal.
const { env } = process;
const dataDir = resolve(REPOSITORY, env.DATA_DIR ?? '.data');
const host = env.HOST ?? '127.0.0.1';
// Others are built, and served while developing, by a bundler of their own.
const remotes = remoteFolders(REPOSITORY).filter((name) =>
  existsSync(resolve(REPOSITORY, name, 'webpack.config.mjs')),
);
const pages = devPages();
const standalone = standalonePages({ dataDir, pages });
const store = diskStore(dataDir);
const registry = workingRegistry(store);
const answer = devRoutes({ store, dataDir, pages, registry, standalone });
const serveRelease = releaseRoutes({
  readRegistry: async () => registry.over({ text: '{"remotes":[]}', entries: [] }),
  files: workingFiles(dataDir),
});

if (env.PORTAL) await watchBundles(remotes, dataDir, reportBuilds(pages, registry));

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '', 'http://alone');
  if (pathname === '/') response.writeHead(302, { Location: `/__dev/${remotes[0]}` }).end();
  else if (!answer(request, response, pathname) && !(await serveRelease(request, response, pathname))) {
    response.writeHead(404).end();
  }
});
server.listen(Number(env.PORT ?? 3000), host, () => {
  const { port } = server.address() as AddressInfo;
  const origin = `http://${host}:${port}`;
  for (const name of remotes) {
    const manifest = `${origin}/remotes/${name}/${FEDERATION_MANIFEST}`;
    console.log(`${name}: ${env.PORTAL ? `${env.PORTAL}/#dev=${manifest}` : `${origin}/__dev/${name}`}`);
  }
});
