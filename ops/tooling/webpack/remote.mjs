// The presets for other repositories.
export { remoteConfig } from '../dist/webpack/remoteConfig.js';
