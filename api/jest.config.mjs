import { jestProject } from '../ops/tooling/jest/preset.mjs';

export default {
  ...jestProject({ name: 'api', setup: ['<rootDir>/src/testing/patchErrorStacks.ts'] }),
  globalSetup: '<rootDir>/src/testing/run/start.mjs',
  globalTeardown: '<rootDir>/src/testing/run/end.mjs',
};
