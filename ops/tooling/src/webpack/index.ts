export { type BuildEnv, baseConfig } from './base.js';
export { embedsConfig } from './embedsConfig.js';
export { FIRST_LOAD_BUDGET } from './firstLoadBudget.js';
export { dataModule } from './provided.js';
export { type RemoteOptions, remoteConfig } from './remoteConfig.js';
export { type ShellOptions, shellConfig } from './shellConfig.js';
