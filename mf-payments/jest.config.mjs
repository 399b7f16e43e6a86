import { jestProject } from '../tooling/jest/preset.mjs';

export default jestProject({ name: 'mf-payments', environment: 'jsdom' });
