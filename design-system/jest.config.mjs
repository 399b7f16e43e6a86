import { jestProject } from '../ops/tooling/jest/preset.mjs';

export default jestProject({ name: 'design-system', environment: 'jsdom' });
