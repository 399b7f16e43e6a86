// What other repositories get of the presets.
export { remoteConfig } from '../dist/webpack/remoteConfig.js';
