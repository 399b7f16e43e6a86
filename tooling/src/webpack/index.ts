export { type RemoteOptions, remoteConfig } from './remoteConfig.js';
export { type ShellOptions, shellConfig } from './shellConfig.js';
