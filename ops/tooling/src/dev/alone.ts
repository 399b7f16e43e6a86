import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { REPOSITORY, remoteFolders } from '@euro/release';
import { devPages } from './devPages.js';
import { standalonePages } from './standalonePages.js';

// Serves the workbenches of remotes without a portal, for a repository without shell and API.
const { env } = process;
const dataDir = resolve(REPOSITORY, env.DATA_DIR ?? '.data');
const host = env.HOST ?? '127.0.0.1';
const remotes = remoteFolders(REPOSITORY);
const pages = devPages();
const standalone = standalonePages({ dataDir, pages });

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://alone');
  if (pathname === '/') response.writeHead(302, { Location: `/__dev/${remotes[0]}` }).end();
  else if (!pages.answer(request, response, pathname) && !standalone.answer(request, response, pathname)) {
    response.writeHead(404).end();
  }
});
server.listen(Number(env.PORT ?? 3000), host, () => {
  const { port } = server.address() as AddressInfo;
  for (const name of remotes) console.log(`${name}: http://${host}:${port}/__dev/${name}`);
});
