import { jestProject } from '../tooling/jest/preset.mjs';

export default jestProject({ name: 'api', setup: ['<rootDir>/src/testing/patience.ts'] });
