import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGateway } from '@euro/gateway';
import { federationManifest, type Manifest, manifest, type Registry } from '@euro/platform/manifest';
import { addShell } from '@euro/release/testing';
import { copyOfWorkspace } from '../testing/copyOfWorkspace.js';
import type { DevNews } from './devPages.js';

// Bundles a remote several times in a separate process.
jest.setTimeout(400_000);

let workspace: string;
let dev: ChildProcess;
let url: string;
let news: AsyncGenerator<DevNews>;

beforeAll(async () => {
  workspace = mkdtempSync(join(tmpdir(), 'dev-'));
  copyOfWorkspace(workspace);
  rmSync(join(workspace, 'shell/dist'), { recursive: true, force: true });
  addShell(join(workspace, 'shell/dist'));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  dev = spawn(process.execPath, [join(workspace, 'ops/tooling/dist/dev/main.js'), 'mf-rankings', 'embeds'], {
    cwd: workspace,
    env: { ...process.env, NODE_ENV: '', PORT: String(port), DATA_DIR: join(workspace, '.data') },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await new Promise((ready) => dev.once('message', ready));
  news = newsOf(url);
});
afterAll(async () => {
  const gone = new Promise((exit) => dev.once('exit', exit));
  await news.return(undefined);
  dev.kill('SIGTERM');
  await gone;
  rmSync(workspace, { recursive: true, force: true });
});

/** Every message to pages from now on. */
async function* newsOf(address: string): AsyncGenerator<DevNews> {
  const { body } = await fetch(`${address}/__live`);
  if (!body) throw new Error('no stream');
  let text = '';
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    text += part;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1];
      text = text.slice(end + 2);
      if (data) yield JSON.parse(data) as DevNews;
    }
  }
}

/** Waits for the first message that matches. */
async function received(fits: (news: DevNews) => boolean): Promise<DevNews> {
  for (;;) {
    const { value } = await news.next();
    if (!value) throw new Error('the line ended');
    if (fits(value)) return value;
  }
}

async function freePort(): Promise<number> {
  const server: Server = createServer();
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** An edit of the remote's sources, or of another package's. */
function edit(file: string, change: (text: string) => string, name = 'mf-rankings'): void {
  const path = join(workspace, name, 'src', file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

async function manifestNow(): Promise<{ base: string; built: Manifest }> {
  const { remotes } = (await (await fetch(`${url}/registry.json`)).json()) as Registry;
  const active = remotes.find(({ name }) => name === 'mf-rankings')?.active;
  if (!active) throw new Error('mf-rankings is not in the registry');
  return { base: active.base, built: manifest.parse(active.manifest) };
}

const text = async (path: string) => (await fetch(url + path)).text();

describe('a remote in watch mode', () => {
  it('is a separate release after every change, with its own address and bytes', async () => {
    const before = await manifestNow();
    expect(before.base).toMatch(/^\/remotes\/mf-rankings\/dev-\d+\/$/);
    edit('texts/rankingTexts.ts', (texts) => texts.replace("title: 'Rangschikking'", "title: 'Klassement'"));
    const { remotes } = await received((news) => news.remotes['mf-rankings'] !== before.built.version);

    const after = await manifestNow();
    expect(after.built.version).toBe(remotes['mf-rankings']);
    expect(after.base).not.toBe(before.base);
    const entry = await text(after.base + after.built.entry);
    expect(after.built.integrity).toBe(`sha384-${createHash('sha384').update(entry).digest('base64')}`);
    const parts = await Promise.all(after.built.preload.map((file) => text(after.base + file)));
    expect(parts.join('')).toContain('Klassement');
    // An open page may still request a chunk of the build before.
    expect((await fetch(before.base ? url + before.base + before.built.entry : url)).status).toBe(200);
  });

  it('retains the last build while it fails, reports why, and is rebuilt when it is repaired', async () => {
    const before = await manifestNow();
    edit('remote.ts', (code) => `import './nowhere.js';\n${code}`);
    const broken = await received(({ problems }) => 'mf-rankings' in problems);
    expect(broken.problems['mf-rankings']?.join('\n')).toContain('nowhere.js');
    expect((await manifestNow()).base).toBe(before.base);

    edit('remote.ts', (code) => code.replace("import './nowhere.js';\n", ''));
    const mended = await received(({ problems }) => !('mf-rankings' in problems));
    expect((await manifestNow()).built.version).toBe(mended.remotes['mf-rankings']);
  });

  it('is the target of its federation manifest, also from the panel of another machine', async () => {
    const { built } = await manifestNow();
    const own = '/remotes/mf-rankings/mf-manifest.json';
    for (const address of [own, `/__dev/elsewhere/${url.replace('://', '/')}${own}`]) {
      const answer = await fetch(url + address);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        200,
        'application/json; charset=utf-8',
      ]);
      const { metaData } = federationManifest.parse(await answer.json());
      expect(metaData.portal).toMatchObject({ version: built.version, integrity: built.integrity });
      const entry = await fetch(new URL(metaData.remoteEntry.path + metaData.portal.entry, url + address));
      const hash = createHash('sha384')
        .update(await entry.text())
        .digest('base64');
      expect(built.integrity).toBe(`sha384-${hash}`);
    }
    const elsewhere = `${url}/__dev/elsewhere`;
    expect((await fetch(`${elsewhere}/http/127.0.0.1:9/remotes/mf-team/mf-manifest.json`)).status).toBe(502);
    expect((await fetch(`${elsewhere}/${url.replace('://', '/')}/api/user`)).status).toBe(404);
  });

  it('can be made to fail, and to work again', async () => {
    const { built } = await manifestNow();
    const simulate = (fault: string) =>
      fetch(`${url}/__dev/fault?remote=mf-rankings&version=${built.version}&fault=${fault}`, {
        method: 'POST',
      });
    expect((await simulate('script-missing')).status).toBe(200);
    const missing = await manifestNow();
    expect((await fetch(url + missing.base + missing.built.entry)).status).toBe(404);
    await simulate('mount-throws');
    const throwing = await manifestNow();
    expect(await text(throwing.base + throwing.built.entry)).toContain('simulated');
    expect((await simulate('typo')).status).toBe(400);
    await simulate('');
    expect((await manifestNow()).built.version).toBe(built.version);
  });
});

describe('the embed kit in watch mode', () => {
  const script = () => text('/embed/v1.js');

  it('is served at its public address after every change, with its parts, and reloads pages of other sites', async () => {
    const answer = await fetch(`${url}/embed/v1.js`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const [version] = /dev-\d+/.exec(await answer.text()) ?? [];
    expect(await script()).toContain('/__live');
    const line = await fetch(`${url}/__live`);
    expect(line.headers.get('access-control-allow-origin')).toBe('*');
    await line.body?.cancel();

    edit(
      'rankings/rankingTexts.ts',
      (texts) => texts.replace("heading: '", "heading: 'Nieuwe "),
      'packages/embeds',
    );
    const { remotes } = await received((news) => news.remotes.embeds !== version);
    const after = await script();
    expect(after).toContain('Nieuwe ');
    expect(after).toContain(`"${remotes.embeds}"`);
    expect(await text('/embed/v1/frame/euro-rankings')).toContain(
      `/remotes/embeds/${remotes.embeds}/frame.js`,
    );
    expect((await fetch(`${url}/remotes/embeds/${remotes.embeds}/frame.js`)).status).toBe(200);
  });

  it('retains the last build while it fails', async () => {
    const before = await script();
    edit('index.ts', (code) => `import './nowhere.js';\n${code}`, 'packages/embeds');
    const broken = await received(({ problems }) => 'embeds' in problems);
    expect(broken.problems.embeds?.join('\n')).toContain('nowhere.js');
    expect(await script()).toBe(before);
    edit('index.ts', (code) => code.replace("import './nowhere.js';\n", ''), 'packages/embeds');
    await received(({ problems }) => !('embeds' in problems));
  });
});

describe('the content security policy in development', () => {
  /** Without values that differ per response. */
  const secure = (answer: Response) =>
    [...answer.headers]
      .filter(([name]) => !['date', 'content-length', 'connection', 'keep-alive', 'vary'].includes(name))
      .map(([name, value]) => [name, value.replace(/nonce-[\w+/=]+/, 'nonce')]);

  it('is the one of production, header by header', async () => {
    const production = createGateway({
      shell: join(workspace, 'shell/dist'),
      dataDir: join(workspace, '.data'),
      api: 'http://127.0.0.1:9',
    });
    await new Promise<void>((open) => production.listen(0, '127.0.0.1', open));
    const { port } = production.address() as AddressInfo;
    try {
      expect(secure(await fetch(`${url}/rankings`))).toEqual(
        secure(await fetch(`http://127.0.0.1:${port}/rankings`)),
      );
    } finally {
      production.closeAllConnections();
      await new Promise((closed) => production.close(closed));
    }
  });

  it('also applies to the workbench, whose stage is in a frame of its own page', async () => {
    const [, portal = ''] =
      secure(await fetch(`${url}/rankings`)).find(([name]) => name === 'content-security-policy') ?? [];
    const policyOf = async (path: string) =>
      (await fetch(url + path)).headers.get('content-security-policy')?.replace(/nonce-[\w+/=]+/, 'nonce');
    expect(await policyOf('/__dev/mf-rankings')).toBe(portal);
    expect(await policyOf('/__dev/mf-rankings/stage')).toBe(
      portal.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    );
  });

  it('permits everything that is built', async () => {
    expect(await text('/__dev/mf-rankings/files/stage.js')).toContain('RankingsPage');
    const watched = join(workspace, '.data/watch');
    mkdirSync(watched, { recursive: true });
    const scripts = readdirSync(watched, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.js$/.test(name),
    );
    expect(scripts.length).toBeGreaterThan(4);
    for (const name of scripts) {
      expect(readFileSync(join(watched, name), 'utf8')).not.toMatch(/\beval\(|new Function\(/);
    }
  });
});

describe('a workbench', () => {
  it('is updated part by part', async () => {
    await text('/__dev/mf-rankings/files/stage.js');
    const before = (await received(({ standalone }) => 'mf-rankings' in standalone)).standalone[
      'mf-rankings'
    ];
    edit('texts/rankingTexts.ts', (texts) => texts.replace("title: 'Klassement'", "title: 'Stand'"));
    await received(({ standalone }) => standalone['mf-rankings'] !== before);
    const update = await (
      await fetch(`${url}/__dev/mf-rankings/files/updates/runtime.${before}.json`)
    ).json();
    expect(update).toMatchObject({ c: expect.arrayContaining(['stage']) });
    expect(await text(`/__dev/mf-rankings/files/updates/stage.${before}.js`)).toContain('Stand');
  });

  it('exists for remotes only', async () => {
    expect((await fetch(`${url}/__dev/mf-nothing/files/stage.js`)).status).toBe(404);
  });
});
