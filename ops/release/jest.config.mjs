import { jestProject } from '../tooling/jest/preset.mjs';

export default jestProject({ name: 'release' });
