import { embedsConfig } from '../tooling/webpack/preset.mjs';

export default embedsConfig(import.meta.url);
