export { type RemoteOptions, remoteConfig } from './remoteConfig.js';
export { shellConfig } from './shellConfig.js';
