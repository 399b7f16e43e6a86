import { createRequire } from 'node:module';
import { jestProject } from '../ops/tooling/jest/preset.mjs';

const preset = jestProject({ name: 'api', setup: ['<rootDir>/src/testing/patchErrorStacks.ts'] });
const ofSequelize = createRequire(createRequire(import.meta.url).resolve('sequelize'));

export default {
  ...preset,
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    // The published bundle instead of 112 modules, which every test file would run.
    '^validator$': ofSequelize.resolve('validator/validator.js'),
  },
  globalSetup: '<rootDir>/src/testing/run/start.mjs',
  globalTeardown: '<rootDir>/src/testing/run/end.mjs',
};
