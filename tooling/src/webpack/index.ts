export { embedsConfig } from './embedsConfig.js';
export { type RemoteOptions, remoteConfig } from './remoteConfig.js';
export { type ShellOptions, shellConfig } from './shellConfig.js';
