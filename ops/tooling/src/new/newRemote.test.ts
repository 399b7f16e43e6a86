import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Manifest, manifest } from '@euro/platform/manifest';
import { copyOfWorkspace } from '../testing/copyOfWorkspace.js';

// Type-checks, tests and bundles a complete remote.
jest.setTimeout(400_000);

let workspace: string;

beforeAll(() => {
  workspace = mkdtempSync(join(tmpdir(), 'new-remote-'));
  copyOfWorkspace(workspace);
});
afterAll(() => rmSync(workspace, { recursive: true, force: true }));

/** Runs a program in the copy; returns its output, and its exit code when that is not 0. */
function run(program: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(workspace, program), ...args], {
    cwd: workspace,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'test' },
  });
  return { output: `${stdout}${stderr}`, status };
}

const make = (...args: string[]) => run('ops/tooling/bin/new.mjs', '--no-install', ...args);

describe('a new remote', () => {
  beforeAll(() => {
    expect(
      make('mf-quiz-night', '--path', '/quiz', '--title-nl', "Kennis' quiz", '--title-en', 'Quiz'),
    ).toEqual({
      output: expect.stringContaining('mf-quiz-night is there, with one page at /quiz'),
      status: 0,
    });
    symlinkSync(join(workspace, 'mf-quiz-night'), join(workspace, 'node_modules/@euro/mf-quiz-night'));
  });

  it('names the next command', () => {
    expect(readFileSync(join(workspace, 'tsconfig.json'), 'utf8')).toContain('"mf-quiz-night"');
    expect(readFileSync(join(workspace, 'CODEOWNERS'), 'utf8')).toContain(
      '/mf-quiz-night/           @euromanager/quiz-night\n',
    );
    expect(make('mf-quiz-night').output).toContain('There is a folder mf-quiz-night already');
  });

  it('is free of type errors and lint', () => {
    expect(run('node_modules/typescript/bin/tsc', '-b', 'mf-quiz-night')).toEqual({ output: '', status: 0 });
    // Sources only, not builds: the copy has no git that ignores those.
    const files = ['src', 'package.json', 'remote.json', 'tsconfig.json', 'webpack.config.mjs'];
    const lint = run(
      'node_modules/@biomejs/biome/bin/biome',
      ...['check', '--error-on-warnings', '--vcs-enabled=false', 'tsconfig.json'],
      ...files.map((file) => `mf-quiz-night/${file}`),
    );
    expect(lint).toEqual({ output: expect.stringContaining('No fixes applied'), status: 0 });
  });

  it('passes the contract suite and its own tests', () => {
    const tests = run('node_modules/jest/bin/jest.js', 'mf-quiz-night', '--ci');
    expect(tests).toEqual({ output: expect.stringMatching(/Tests:\s+\d+ passed, \d+ total/), status: 0 });
  });

  it('is bundled, with its titles in the manifest', () => {
    const orders = JSON.stringify([{ folder: 'mf-quiz-night', version: '1.0.0-new' }]);
    const { output } = run('ops/tooling/dist/build/main.js', orders);
    expect(existsSync(join(workspace, 'mf-quiz-night/dist/manifest.json')) || output).toBe(true);
    const built: Manifest = manifest.parse(
      JSON.parse(readFileSync(join(workspace, 'mf-quiz-night/dist/manifest.json'), 'utf8')),
    );
    expect(built.routes).toEqual([
      { path: '/quiz', title: { nl: 'Kennis’ quiz', en: 'Quiz' }, access: 'open' },
    ]);
  });
});

describe('the hash of another package', () => {
  const lock = () => join(workspace, 'package-lock.json');
  const hash = () =>
    spawnSync(
      process.execPath,
      [
        '-e',
        "import('./ops/tooling/bin/lib/workspace.mjs').then((w) => console.log(w.bundleHash('mf-team')))",
      ],
      { cwd: workspace, encoding: 'utf8' },
    ).stdout.trim();
  /** Changes the lock file like `npm install`. */
  const change = (name: string, entry: object) => {
    const text = JSON.parse(readFileSync(lock(), 'utf8')) as { packages: Record<string, object> };
    text.packages[name] = { ...text.packages[name], ...entry };
    writeFileSync(lock(), JSON.stringify(text, null, 2));
  };

  it('does not change with a new remote, and changes with another library', () => {
    const before = hash();
    expect(before).toMatch(/^[0-9a-f]{16}$/);
    change('mf-quiz-night', { name: '@euro/mf-quiz-night', version: '1.0.0' });
    change('node_modules/@euro/mf-quiz-night', { resolved: 'mf-quiz-night', link: true });
    expect(hash()).toBe(before);
    change('node_modules/react', { version: '99.0.0' });
    expect(hash()).not.toBe(before);
  });
});

describe('a remote is not created', () => {
  it.each([
    [[], 'Say what it is called'],
    [['quiz'], 'quiz is no name for a remote'],
    [['mf-Quiz'], 'mf-Quiz is no name for a remote'],
    [['mf-rankings'], 'There is a folder mf-rankings already'],
    [['mf-quiz', '--path', 'quiz'], 'quiz is no path of the portal'],
    [['mf-quiz', '--path', '/rankings'], '/rankings belongs to mf-rankings'],
    [['mf-quiz', '--path', '/home'], '/home belongs to the shell'],
    [['mf-quiz', '--path', '/api'], '/api belongs to the gateway'],
  ])('from %j', (args, output) => {
    expect(make(...args)).toEqual({ output: expect.stringContaining(output), status: 1 });
    expect(existsSync(join(workspace, 'mf-quiz'))).toBe(false);
  });
});
