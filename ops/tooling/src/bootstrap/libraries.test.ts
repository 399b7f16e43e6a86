import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '@euro/release';
import { temporaryFolder } from '@euro/release/testing';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a script against the commands' libraries, which Node runs before anything is installed. */
function run(lines: string, env: Record<string, string> = {}): unknown {
  const script = lines.replaceAll('@lib/', `file://${join(REPOSITORY, 'ops/tooling/bin/lib')}/`);
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  const last = stdout.trim().split('\n').at(-1);
  if (!last) throw new Error(stderr);
  return JSON.parse(last);
}

describe('the version of Node', () => {
  it.each([
    ['18.20.0', 'EuroManager needs Node 20.19 or newer; this is 18.20.0: see https://nodejs.org'],
    ['20.18.1', 'EuroManager needs Node 20.19 or newer; this is 20.18.1: see https://nodejs.org'],
    ['20.19.0', null],
    ['22.15.0', null],
    ['24.1.0', null],
  ])('%s: %s', (version, sentence) => {
    const lines = `import { nodeProblem } from '@lib/node.mjs'; console.log(JSON.stringify(nodeProblem('${version}')))`;
    expect(run(lines)).toBe(sentence);
  });
});

describe('what is installed', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '2.0.0', optional: true },
    },
  };
  const isInstalled = () =>
    run(
      `import { isInstalled } from '@lib/install.mjs'; console.log(JSON.stringify(isInstalled('${folder}')))`,
    );

  beforeEach(() => {
    mkdirSync(join(folder, 'node_modules'));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  });

  it('is unknown without npm’s own list', () => {
    expect(isInstalled()).toBe(false);
  });

  it('is complete when every non-optional package has the version of the lock file', () => {
    const noted = { packages: { 'node_modules/a': { version: '1.0.0' } } };
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify(noted));
    expect(isInstalled()).toBe(true);
  });

  it('is incomplete when the lock file has changed', () => {
    const noted = { packages: { 'node_modules/a': { version: '0.9.0' } } };
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify(noted));
    expect(isInstalled()).toBe(false);
  });
});

describe('a lock', () => {
  const locked = (lines: string) =>
    run(`import { withLock } from '@lib/lock.mjs'; import { setTimeout as sleep } from 'node:timers/promises';
      const lock = '${join(folder, 'lock')}'; const log = []; ${lines} console.log(JSON.stringify(log));`);

  it('is exclusive', () => {
    expect(
      locked(`const work = (name) => withLock(lock, async () => { log.push(name); await sleep(50); log.push(name); });
        await Promise.all([work('a'), work('b')]);`),
    ).toEqual(expect.arrayContaining(['a', 'a', 'b', 'b']));
    const log =
      locked(`const work = (name) => withLock(lock, async () => { log.push(name); await sleep(50); log.push(name); });
      await Promise.all([work('a'), work('b'), work('c')]);`) as string[];
    expect([log[0] === log[1], log[2] === log[3], log[4] === log[5]]).toEqual([true, true, true]);
  });

  it('is released when the work failed', () => {
    expect(
      locked(`await withLock(lock, () => { throw new Error('no'); }).catch((error) => log.push(error.message));
        await withLock(lock, async () => log.push('in'));`),
    ).toEqual(['no', 'in']);
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  });

  it('is taken over when its owner has exited', () => {
    mkdirSync(join(folder, 'lock'));
    writeFileSync(join(folder, 'lock/pid'), String(spawnSync(process.execPath, ['-e', '']).pid));
    expect(locked(`await withLock(lock, async () => log.push('in'));`)).toEqual(['in']);
  });
});

describe('a program of the system', () => {
  const found = (path: string) =>
    run(
      `import { findProgram } from '@lib/programs.mjs'; console.log(JSON.stringify(findProgram(undefined, 'no-such-thing', 'a-browser')))`,
      { PATH: path },
    );

  it('is found in PATH and must be executable', () => {
    const file = join(folder, 'a-browser');
    writeFileSync(file, '#!/bin/sh\n');
    chmodSync(file, 0o755);
    expect(found(`/nowhere:${folder}`)).toBe(file);
    expect(found('/nowhere')).toBeNull();
  });
});

describe('without Chromium', () => {
  it.each(['ensureChromium', 'ensureTestBrowsers'])(
    'a sentence of %s names the package to install',
    (ensure) => {
      const made = run(
        `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module';
       fs.accessSync = () => { throw new Error('none'); }; syncBuiltinESMExports();
       const { ${ensure} } = await import('@lib/chromium.mjs'); console.log(JSON.stringify(${ensure}()));`,
      );
      expect(made).toEqual({
        problem:
          'The browser tests need Chromium, and there is none: install it (Debian, Ubuntu: sudo apt-get install chromium), or name one with CHROMIUM_PATH.',
      });
    },
  );
});

describe('the browsers of tests', () => {
  /** Of a machine with nothing but these programs. */
  const found = (programs: readonly string[], env: Readonly<Record<string, string>> = {}) => {
    for (const name of programs) writeFileSync(join(folder, name), '#!/bin/sh\n', { mode: 0o755 });
    const { path, wholePath } = run(
      `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module';
       const { accessSync } = fs;
       fs.accessSync = (file, mode) => { if (!file.startsWith('${folder}')) throw new Error('none'); accessSync(file, mode); };
       syncBuiltinESMExports();
       const { ensureTestBrowsers } = await import('@lib/chromium.mjs'); console.log(JSON.stringify(ensureTestBrowsers()));`,
      { CHROMIUM_PATH: '', PATH: folder, ...env },
    ) as { path: string; wholePath: string };
    return [path, wholePath].map((file) => file.replace(`${folder}/`, ''));
  };

  it('are the headless shell and a whole one, or the whole one alone', () => {
    expect(found(['google-chrome'])).toEqual(['google-chrome', 'google-chrome']);
    expect(found(['chromium', 'chromium-headless-shell'])).toEqual(['chromium-headless-shell', 'chromium']);
  });

  it('are the one that CHROMIUM_PATH names', () => {
    const env = { CHROMIUM_PATH: join(folder, 'own-browser') };
    expect(found(['own-browser', 'chromium-headless-shell'], env)).toEqual(['own-browser', 'own-browser']);
  });
});

describe('the fingerprint of a bundle', () => {
  const hashes = () =>
    run(`import { bundleHash, nodePackagesHash } from '@lib/workspace.mjs';
      console.log(JSON.stringify([bundleHash('mf-team'), bundleHash('mf-stats'), nodePackagesHash()]))`) as string[];

  it('is the same for the same sources and differs between packages', () => {
    const [first, second] = [hashes(), hashes()];
    expect(first).toEqual(second);
    expect(new Set(first).size).toBe(3);
  });
});

describe('npm test under another line of Node', () => {
  /** Runs `npm test` with a fake npm that prints this. */
  function test(line: string, npmScript: string) {
    const npm = join(folder, 'npm.js');
    writeFileSync(npm, npmScript);
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(REPOSITORY, 'ops/tooling/bin/test.mjs'), '--node', line],
      { env: { ...process.env, npm_execpath: npm }, encoding: 'utf8' },
    );
    return { status, output: stderr.trim().split('\n')[0] };
  }

  it('runs the program that npm provides', () => {
    const program = join(folder, 'node');
    writeFileSync(program, '#!/bin/sh\necho "$0 $1" >&2\nexit 7\n');
    chmodSync(program, 0o755);
    expect(test('24', `console.log(${JSON.stringify(program)})`)).toEqual({
      status: 7,
      output: `${program} ${join(REPOSITORY, 'ops/tooling/bin/test.mjs')}`,
    });
  });

  it('fails when npm could not fetch it', () => {
    expect(test('24', 'process.exit(1)')).toEqual({
      status: 1,
      output: 'npm could not fetch Node 24, see above.',
    });
  });

  it('fails without a number', () => {
    expect(test('lts', '')).toEqual({ status: 1, output: 'Name a line of Node: npm test -- --node 24' });
  });
});

describe('the package.json of another repository', () => {
  const OURS = { scripts: { test: 'jest' }, overrides: { '@rspack/core': 'npm:empty' }, devDependencies: {} };
  const merge = (there: object) =>
    run(
      `import { mergePackage } from '@lib/newRemote.mjs';
       console.log(JSON.stringify(mergePackage(${JSON.stringify(there)}, ${JSON.stringify(OURS)})))`,
    );

  it('gets what it lacks, and replaces the script that `npm init` writes', () => {
    const scripts = { test: 'echo "Error: no test specified" && exit 1' };
    expect(merge({ name: 'another', scripts })).toEqual({ name: 'another', ...OURS });
    expect(merge({ scripts: { test: 'vitest' } })).toMatchObject({ scripts: { test: 'vitest' } });
  });

  it('overrides nothing that it depends on itself', () => {
    const devDependencies = { '@rspack/core': '^2.3.4' };
    expect(merge({ devDependencies })).toEqual({ ...OURS, overrides: {}, devDependencies });
  });
});
