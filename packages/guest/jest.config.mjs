import { jestProject } from '../../ops/tooling/jest/preset.mjs';

export default jestProject({
  name: 'guest',
  environment: 'jsdom',
  setup: ['<rootDir>/src/testing/files.ts'],
});
