import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/**
 * One Jest preset for every package.
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
