import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { jestSizes } from './ops/tooling/jest/preset.mjs';

const ofSequelize = createRequire(createRequire(new URL('api/', import.meta.url)).resolve('sequelize'));

/** Every folder of the repository that is a package, or holds packages. */
const folders = ['.', 'packages', 'demo', 'ops'].flatMap((parent) =>
  readdirSync(new URL(parent, import.meta.url)).map((name) => (parent === '.' ? name : `${parent}/${name}`)),
);
const roots = folders.filter((folder) => existsSync(new URL(`${folder}/tsconfig.json`, import.meta.url)));

const api = {
  globalSetup: '<rootDir>/api/src/testing/run/start.mjs',
  globalTeardown: '<rootDir>/api/src/testing/run/end.mjs',
  setupFilesAfterEnv: ['<rootDir>/api/src/testing/patchErrorStacks.ts'],
  testEnvironment: '<rootDir>/ops/tooling/jest/dbEnvironment.mjs',
  // The published bundle instead of 112 modules, which every test file would run.
  moduleNameMapper: { '^validator$': ofSequelize.resolve('validator/validator.js') },
};

export default {
  // A project's own is not looked at when several run together. Two busy cores must not fail a test.
  testTimeout: 240_000,
  testSequencer: '<rootDir>/ops/tooling/jest/byTime.mjs',
  projects: jestSizes({
    roots: roots.map((folder) => `<rootDir>/${folder}`),
    // Set by `npm test`.
    leftOut: process.env.TEST_LEFT_OUT?.split(',').filter((file) => /\.test\.tsx?$/.test(file)) ?? [],
    db: api,
  }),
};
