// Webpack reads configs as plain JavaScript; the presets themselves are compiled (`npm run build` does it first).
export { embedsConfig, remoteConfig, shellConfig } from '../dist/webpack/index.js';
