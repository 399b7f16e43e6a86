import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import type { Portal } from '@euro/gateway/testing';
import { openFront } from '@euro/gateway/testing';
import { REPOSITORY } from '@euro/release';
import { baseConfig } from '@euro/tooling/webpack';
import webpack from 'webpack';

/** Text of the page. */
export const HELLO = 'hello';

const SOURCE = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  createRoot(document.getElementById('root')).render(createElement('h1', null, '${HELLO}'));
`;
const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Hello</title><script defer src="/main.js"></script></head><body><div id="root"></div></body></html>`;

/** The smallest React page with one word, built and served like the portal. */
export async function serveHello(folder: string): Promise<Portal> {
  const script = readFileSync(`${await buildScript(folder, 'hello', SOURCE)}.br`);
  const server = createServer((request, response) => {
    if (request.url === '/main.js') {
      const type = 'text/javascript; charset=utf-8';
      response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br' }).end(script);
    } else response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(HTML);
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  const front = await openFront(folder);
  front.leadTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return {
    url: front.url,
    async stop() {
      await front.stop();
      server.closeAllConnections();
      await new Promise((fulfill) => server.close(fulfill));
    },
  };
}

/**
 * Builds a script of its own with React, as the portal's are built.
 * @returns the path of the file, beside which is a compressed one
 */
export async function buildScript(folder: string, name: string, source: string): Promise<string> {
  const outputPath = join(folder, name);
  const entry = resolve(REPOSITORY, `.cache/bench/${name}.mjs`);
  mkdirSync(resolve(REPOSITORY, '.cache/bench'), { recursive: true });
  writeFileSync(entry, source);
  const base = baseConfig(resolve(REPOSITORY, 'shell'), name, { version: 'bench', outputPath });
  const config = { ...base, entry: { main: { import: entry, filename: 'main.js' } }, cache: false };
  await new Promise<void>((fulfill, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else fulfill();
    });
  });
  return join(outputPath, 'main.js');
}
