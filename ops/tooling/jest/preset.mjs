import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/**
 * The Jest project of a package's tests. A section in a repository of its own has one, of all its sizes.
 * @param {{ name: string, environment?: 'node' | 'jsdom', setup?: string[] }} options
 * @returns {import('jest').Config}
 */
export function jestProject({ name, environment = 'node', setup = [] }) {
  const browser = environment === 'jsdom';
  return {
    displayName: name,
    testEnvironment: fileHere(browser ? 'browserEnvironment.mjs' : 'nodeEnvironment.mjs'),
    // Two busy cores must not fail a test; hanging tests still fail.
    testTimeout: 240_000,
    testEnvironmentOptions: {
      customExportConditions: browser ? ['source', 'browser'] : ['source', 'node', 'node-addons'],
    },
    testMatch: ['<rootDir>/src/**/*.test.ts?(x)', '<rootDir>/*.test.ts'],
    moduleNameMapper: { '^rxjs$': RXJS, '^(\\.{1,2}/.*)\\.js$': '$1' },
    modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.types/'],
    setupFiles: browser ? [fileHere('jsdomGlobals.mjs')] : [],
    setupFilesAfterEnv: [
      ...(browser ? [fileHere('patchOwnerStacks.mjs'), fileHere('domTesting.mjs')] : []),
      ...setup,
    ],
    transform: {
      '^.+\\.[cm]?[jt]sx?$': [
        require.resolve('@swc/jest'),
        {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
          module: { type: 'commonjs' },
        },
      ],
    },
    transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY.join('|')})/)`],
  };
}

/**
 * A project for each size of test, over all packages of a repository: `pure` (`*.test.ts`: no DOM, database or port),
 * `page` (`*.page.test.tsx`: a DOM) and `db` (`*.db.test.ts`: a database or a port).
 * @param {{ roots: string[], leftOut: string[], db: import('jest').Config }} options folders with tests, files that
 *   this run leaves out, and what databases need
 * @returns {import('jest').Config[]}
 */
export function jestSizes({ roots, leftOut, db }) {
  const modulePathIgnorePatterns = roots.flatMap((root) => [`${root}/dist/`, `${root}/.types/`]);
  const testPathIgnorePatterns = [
    '/node_modules/',
    ...leftOut.map((file) => `/${file.replaceAll('.', '\\.')}$`),
  ];
  const common = { roots, modulePathIgnorePatterns, testPathIgnorePatterns };
  const pure = { ...jestProject({ name: 'pure' }), ...common };
  const page = { ...jestProject({ name: 'page', environment: 'jsdom' }), ...common };
  return [
    {
      ...pure,
      testMatch: ['**/*.test.ts?(x)'],
      testPathIgnorePatterns: [...testPathIgnorePatterns, '\\.(page|db)\\.test\\.'],
      testEnvironment: fileHere('pureEnvironment.mjs'),
      moduleNameMapper: { ...pure.moduleNameMapper, '^libsql$': fileHere('noDatabase.mjs') },
    },
    { ...page, testMatch: ['**/*.page.test.ts?(x)'] },
    {
      ...pure,
      displayName: 'db',
      testMatch: ['**/*.db.test.ts'],
      ...db,
      moduleNameMapper: { ...pure.moduleNameMapper, ...db.moduleNameMapper },
    },
  ];
}

function fileHere(name) {
  return new URL(name, import.meta.url).pathname;
}

/**
 * The published bundle: its 223 modules take 60 ms of CPU per test file, and longer on a busy disk; the bundle takes 8
 * ms.
 */
const RXJS = join(dirname(require.resolve('rxjs/package.json')), 'dist/bundles/rxjs.umd.js');

/** Packages published as ES modules only, which Jest must transform. */
const ESM_ONLY = [
  // Our packages, where they are installed.
  '@euro',
  'content-type',
  'gettext-parser',
  'jose',
  'oauth4webapi',
  'openid-client',
  'p-limit',
  'request-filtering-agent',
  'yocto-queue',
  '@lingui',
  '@lit',
  'lit',
  'lit-element',
  'lit-html',
  'msw',
  'until-async',
  'rettime',
  '@open-draft',
  'uuid',
  '@seriousme',
  'd3-[a-z-]+',
  'internmap',
  // It loads Node's own modules by `import()`, which Jest leaves to a flag of Node unless it is compiled.
  '@opentelemetry/otlp-exporter-base',
  // The demo's OpenID provider and its dependencies.
  'oidc-provider',
  'nanoid',
  'quick-lru',
  'got',
  '@sindresorhus/is',
  '@szmarczak/http-timer',
  'cacheable-[a-z]+',
  'form-data-encoder',
  'lowercase-keys',
  'mimic-response',
  'normalize-url',
  'p-cancelable',
  'responselike',
  // The service worker.
  'workbox-[a-z]+',
];
