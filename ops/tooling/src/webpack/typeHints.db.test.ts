import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createGateway } from '@euro/gateway';
import { diskStore, publishBuiltRemotes, REPOSITORY, TYPE_HINTS } from '@euro/release';
import { addNewsRemote, addShell, temporaryFolder } from '@euro/release/testing';
import { guestTypes } from './guestTypes.js';
import { REMOTE_TYPES } from './remoteTypes.js';
import { typeHints } from './typeHints.js';

/** A site of somebody else: no package of ours can be found from here. */
let host: string;
let gateway: Server;
let portal: string;

beforeAll(async () => {
  portal = temporaryFolder();
  addShell(join(portal, 'shell'));
  addNewsRemote(portal);
  const guest = guestTypes([{ id: 'news/card@1', title: { nl: 'Nieuws', en: 'News' }, access: 'open' }]);
  const { zip, api } = typeHints({ './remote': REMOTE_TYPES, './guest': guest });
  writeFileSync(join(portal, 'mf-news/dist', TYPE_HINTS.zip), zip);
  writeFileSync(join(portal, 'mf-news/dist', TYPE_HINTS.api), api);
  await publishBuiltRemotes(portal, diskStore(join(portal, '.data')));
  gateway = createGateway({
    shell: join(portal, 'shell'),
    dataDir: join(portal, '.data'),
    api: 'http://127.0.0.1:9',
    preloading: false,
  });
  await new Promise<void>((open) => gateway.listen(0, '127.0.0.1', open));

  host = temporaryFolder();
  mkdirSync(join(host, 'src'));
  writeFileSync(join(host, 'src/index.js'), "export default () => import('mf_news/guest');");
  writeFileSync(join(host, 'build.cjs'), buildScript((gateway.address() as AddressInfo).port));
  const built = await run(join(host, 'build.cjs'));
  expect(built).toEqual({ output: expect.not.stringMatching(/rror/), code: 0 });
});
afterAll(() => {
  gateway.closeAllConnections();
  gateway.close();
  for (const folder of [host, portal]) rmSync(folder, { recursive: true, force: true });
});

/** The host's build, with the plugin's own fetching of types. */
const buildScript = (port: number) => `
  const webpack = require(${JSON.stringify(join(REPOSITORY, 'node_modules/webpack'))});
  const { ModuleFederationPlugin } = require(${JSON.stringify(join(REPOSITORY, 'node_modules/@module-federation/enhanced/dist/src/webpack.js'))});
  webpack({
    context: __dirname, mode: 'none', entry: './src/index.js', infrastructureLogging: { level: 'error' },
    plugins: [new ModuleFederationPlugin({
      name: 'newspaper',
      remotes: { mf_news: 'mf_news@http://127.0.0.1:${port}/remotes/mf-news/mf-manifest.json' },
      dts: { generateTypes: false, consumeTypes: { consumeAPITypes: true, typesOnBuild: true } },
      dev: false,
      manifest: false,
    })],
  }).run((error, stats) => {
    if (error || stats.hasErrors()) console.error(error ?? stats.toString({ all: false, errors: true }));
    process.exitCode = error || stats.hasErrors() ? 1 : 0;
  });`;

/** Runs a script in the host's folder; not synchronously, because this process answers it. */
function run(...args: string[]): Promise<{ output: string; code: number | null }> {
  const child = spawn(process.execPath, args, { cwd: host, env: { ...process.env, NODE_ENV: '' } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return new Promise((ended) => child.once('close', (code) => ended({ output, code })));
}

/** What the compiler says about a source of the host. */
async function check(module: string, moduleResolution: string, source: string) {
  writeFileSync(join(host, 'host.ts'), source);
  const compilerOptions = {
    module,
    moduleResolution,
    ...{ target: 'es2022', lib: ['es2022', 'dom'], types: [], strict: true, noEmit: true },
    ...{ skipLibCheck: false, paths: { '*': ['./@mf-types/*'] } },
  };
  writeFileSync(join(host, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['host.ts'] }));
  const { output } = await run(join(REPOSITORY, 'node_modules/typescript/bin/tsc'), '-p', host);
  return output;
}

describe.each([
  ['esnext', 'bundler'],
  ['nodenext', 'nodenext'],
  ['node16', 'node16'],
])('with %s modules, resolved as by %s, a host without any package of ours', (module, resolution) => {
  it('knows what a section exposes', async () => {
    const source = `
      import { mount } from 'mf_news/guest';
      import { remote } from 'mf_news/remote';
      type IsAny<T> = 0 extends 1 & T ? true : false;
      export const isAny: [IsAny<typeof mount>, IsAny<typeof remote>] = [false, false];
      const news = mount(document.body, { embed: 'news/card@1', lang: 'nl', props: { week: 2 } });
      news.update({ theme: 'dark' });
      export const contract: number = remote.contract;`;
    expect(await check(module, resolution, source)).toBe('');
  });

  it('gets an error for an embed that the section does not have', async () => {
    const source = `
      import { mount } from 'mf_news/guest';
      mount(document.body, { embed: 'news/other@1' });`;
    expect(await check(module, resolution, source)).toContain(`'"news/other@1"' is not assignable`);
  });
});
