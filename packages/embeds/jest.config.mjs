import { jestProject } from '../../ops/tooling/jest/preset.mjs';

export default jestProject({
  name: 'embeds',
  environment: 'jsdom',
  setup: ['<rootDir>/src/testing/browserParts.ts'],
});
