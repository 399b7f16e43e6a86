import { remoteConfig } from '../tooling/webpack/preset.mjs';

export default remoteConfig(import.meta.url);
