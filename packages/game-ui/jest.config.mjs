import { jestProject } from '../../ops/tooling/jest/preset.mjs';

export default jestProject({ name: 'game-ui', environment: 'jsdom' });
