/**
 * One Jest preset for every package.
 * @param {{ name: string, environment?: 'node' | 'jsdom', setup?: string[] }} options
 * @returns {import('jest').Config}
 */
export function jestProject({ name, environment = 'node', setup = [] }) {
  const browser = environment === 'jsdom';
  return {
    displayName: name,
    testEnvironment: browser ? new URL('./browserEnvironment.mjs', import.meta.url).pathname : 'node',
    // Two busy cores must not fail a test; what hangs is still found.
    testTimeout: 60_000,
    testEnvironmentOptions: {
      customExportConditions: browser ? ['source', 'browser'] : ['source', 'node', 'node-addons'],
    },
    testMatch: ['<rootDir>/src/**/*.test.ts?(x)', '<rootDir>/*.test.ts'],
    moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
    modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.types/'],
    setupFiles: browser ? [new URL('./jsdomGlobals.mjs', import.meta.url).pathname] : [],
    setupFilesAfterEnv: browser ? [new URL('./domMatchers.mjs', import.meta.url).pathname, ...setup] : setup,
    transform: {
      '^.+\\.[cm]?[jt]sx?$': [
        '@swc/jest',
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

/** Packages published as ES modules only, which Jest must transform. */
const ESM_ONLY = [
  'jose',
  'oauth4webapi',
  'openid-client',
  'p-limit',
  'yocto-queue',
  '@lingui',
  'msw',
  'until-async',
  'rettime',
  '@open-draft',
  'uuid',
  '@seriousme',
  'd3-[a-z-]+',
  'internmap',
  // The demo's OpenID provider and what it brings.
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
];
