import { spawnSync } from 'node:child_process';
import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { REPOSITORY } from '@euro/release';
import { temporaryFolder } from '@euro/release/testing';
import { type PackageJson, readPackage } from './publicManifest.js';

// Fetches from the registry what npm has not cached, and compiles against all of it.
jest.setTimeout(900_000);

const MEGABYTES = 120;
/** Types that a team's repository has; the tarballs' own dependencies come without them. */
const TYPES = [
  '@types/react',
  '@types/react-dom',
  '@testing-library/react',
  '@testing-library/dom',
  'axe-core',
];

let repository: string;
let installed: string;

beforeAll(() => {
  repository = temporaryFolder();
  installed = join(repository, 'node_modules');
  const tarballs = join(repository, 'tarballs');
  run(process.execPath, [join(REPOSITORY, 'ops/tooling/bin/pack.mjs'), tarballs], REPOSITORY);
  writeFileSync(join(repository, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const start = Date.now();
  const files = readdirSync(tarballs).map((file) => join(tarballs, file));
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...files], repository);
  process.stdout.write(`npm install of the tarballs took ${Math.round((Date.now() - start) / 1000)} s.\n`);
});
afterAll(() => rmSync(repository, { recursive: true, force: true }));

function run(program: string, args: readonly string[], cwd: string): string {
  // npm passes the settings of this repository to what it runs.
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD|NODE_ENV)/i.test(name));
  const options = { cwd, env: Object.fromEntries(own), encoding: 'utf8', shell: false } as const;
  const { status, stdout, stderr } = spawnSync(program, args, options);
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}

interface Installed {
  readonly packages: Readonly<Record<string, { readonly hasInstallScript?: true }>>;
}

it('the packages install in another repository without running a script', () => {
  const { packages } = JSON.parse(readFileSync(join(installed, '.package-lock.json'), 'utf8')) as Installed;
  const withScript = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(withScript.map(([path]) => path)).toEqual([]);
});

it(`they take at most ${MEGABYTES} MB there`, () => {
  const sizes = readdirSync(installed, { recursive: true, encoding: 'utf8' })
    .map((file) => lstatSync(join(installed, file)))
    .filter((file) => file.isFile())
    // In blocks of the disk, of which small files take a whole one.
    .map(({ size }) => Math.ceil(size / 4096) * 4096);
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e6;
  process.stdout.write(`The packages and their dependencies take ${megabytes.toFixed(1)} MB.\n`);
  expect(megabytes).toBeLessThanOrEqual(MEGABYTES);
});

describe.each([
  ['esnext', 'bundler'],
  ['node16', 'node16'],
  ['nodenext', 'nodenext'],
])('with %s modules, resolved as by %s', (module, moduleResolution) => {
  it('all their types compile, strictly and with those of their dependencies', () => {
    for (const name of TYPES) linkTypes(name);
    const imports = exportsWithTypes().map(
      (name, at) => `import * as m${at} from '${name}';\nvoid m${at};\n`,
    );
    writeFileSync(join(repository, 'all.ts'), imports.join(''));
    const compilerOptions = {
      ...{ module, moduleResolution, target: 'es2022', lib: ['es2023', 'dom', 'dom.iterable'] },
      ...{ strict: true, skipLibCheck: false, noEmit: true, types: ['node'], jsx: 'react-jsx' },
    };
    writeFileSync(join(repository, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['all.ts'] }));
    const tsc = join(REPOSITORY, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', repository], { encoding: 'utf8' });
    expect(stdout).toBe('');
  });
});

function linkTypes(name: string): void {
  const target = join(installed, name);
  mkdirSync(dirname(target), { recursive: true });
  rmSync(target, { recursive: true, force: true });
  symlinkSync(join(REPOSITORY, 'node_modules', name), target);
}

/** Every module that the packages export with types: `@euro/platform/react`. */
function exportsWithTypes(): string[] {
  return readdirSync(join(installed, '@euro')).flatMap((folder) => {
    const { name, exports = {} } = readPackage(join(installed, '@euro', folder)) as PackageJson & {
      readonly exports?: Readonly<Record<string, string | { readonly types?: string }>>;
    };
    return Object.entries(exports)
      .filter(([, target]) => typeof target === 'object' && target.types)
      .map(([path]) => name + path.slice(1));
  });
}
