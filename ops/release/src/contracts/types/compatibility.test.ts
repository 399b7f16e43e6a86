import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { REPOSITORY } from '../../registry/repository.js';

interface Change {
  readonly of: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const SAVED = "'team.saved@1': { readonly teamId: number; readonly weekId: number };";

const BREAKING: readonly Change[] = [
  {
    of: 'an event loses a field',
    file: 'events',
    from: SAVED,
    to: "'team.saved@1': { readonly teamId: number };",
  },
  {
    of: 'an event requires more fields',
    file: 'events',
    from: SAVED,
    to: SAVED.replace('number }', 'number; readonly by: string }'),
  },
  { of: 'an event goes', file: 'events', from: SAVED, to: '' },
  { of: 'the platform loses a method', file: 'platform', from: 'has(path: string): boolean;', to: '' },
  { of: 'a method takes less', file: 'platform', from: 'go(path: string,', to: "go(path: '/team'," },
  {
    of: 'a notice is no longer understood',
    file: 'platform',
    from: "readonly action?: NoticeAction | 'help';",
    to: '',
  },
  {
    of: 'a notice must say more',
    file: 'platform',
    from: 'readonly text: string;',
    to: 'readonly text: string;\n readonly id: string;',
  },
  {
    of: 'a shared state may be what nobody knew',
    file: 'state',
    from: "| { readonly status: 'visitor' }",
    to: "| { readonly status: 'visitor' } | { readonly status: 'banned' }",
  },
  { of: 'a shared state goes', file: 'state', from: 'readonly online: SharedState<boolean>;', to: '' },
  {
    of: 'a call no longer accepts a key',
    file: 'api',
    from: 'readonly idempotencyKey?: string;',
    to: '',
  },
];

const HARMLESS: readonly Change[] = [
  { of: 'nothing changes', file: 'events', from: SAVED, to: SAVED },
  {
    of: 'an event has more optional fields',
    file: 'events',
    from: SAVED,
    to: SAVED.replace('number }', 'number; readonly by?: string }'),
  },
  {
    of: 'there is another event',
    file: 'events',
    from: SAVED,
    to: `${SAVED} 'team.closed@1': { readonly teamId: number };`,
  },
  {
    of: 'the platform can do more',
    file: 'platform',
    from: 'crash(error: unknown): void;',
    to: 'crash(error: unknown): void; vibrate(): void;',
  },
  {
    of: 'a method accepts more',
    file: 'platform',
    from: 'readonly replace?: boolean',
    to: 'readonly replace?: boolean; readonly soft?: boolean',
  },
  {
    of: 'there is more shared state',
    file: 'state',
    from: 'readonly online: SharedState<boolean>;',
    to: 'readonly online: SharedState<boolean>; readonly fast: SharedState<boolean>;',
  },
];

const CHANGES = [...BREAKING, ...HARMLESS];

let folder: string;
let complaints: string;

beforeAll(async () => {
  // Inside the repository, so that the copies find what the contract imports.
  mkdirSync(join(REPOSITORY, '.cache'), { recursive: true });
  folder = mkdtempSync(join(REPOSITORY, '.cache/compatibility-'));
  CHANGES.forEach(copyWith);
  complaints = await compile();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a copy of the contract', () => {
  it.each(BREAKING.map((change, at) => ({ ...change, at })))('does not compile once $of', ({ at }) => {
    expect(complaintsOf(at)).toContain('error TS');
  });

  it.each(HARMLESS.map((change, at) => ({ ...change, at: BREAKING.length + at })))(
    'compiles when $of',
    ({ at }) => expect(complaintsOf(at)).toBe(''),
  );
});

function copyWith({ file, from, to }: Change, at: number): void {
  const copy = join(folder, String(at));
  cpSync(join(REPOSITORY, 'packages/platform/src/contract'), copy, { recursive: true });
  const path = join(copy, `${file}.ts`);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

async function compile(): Promise<string> {
  const config = {
    extends: join(REPOSITORY, 'ops/tooling/tsconfig/base.json'),
    compilerOptions: { composite: false, noEmit: true, lib: ['es2023', 'dom', 'dom.iterable'], types: [] },
    files: CHANGES.map((_, at) => `${at}/compatibility.ts`),
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const tsc = join(REPOSITORY, 'node_modules/typescript/bin/tsc');
  const run = promisify(execFile)(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
    cwd: folder,
  });
  const { stdout } = await run.catch((refused: { readonly stdout: string }) => refused);
  return stdout;
}

function complaintsOf(at: number): string {
  return complaints
    .split('\n')
    .filter((line) => line.startsWith(`${at}/`))
    .join('\n');
}
