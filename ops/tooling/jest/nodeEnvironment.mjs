import './patchModuleCompilation.mjs';

export { TestEnvironment as default } from 'jest-environment-node';
