export { type BuildEnv, baseConfig } from './base.js';
export { embedsConfig } from './embedsConfig.js';
export { FirstLoadBudgetPlugin } from './FirstLoadBudgetPlugin.js';
export { dataModule } from './provided.js';
export { type RemoteOptions, remoteConfig } from './remoteConfig.js';
export { type ShellOptions, shellConfig } from './shellConfig.js';
