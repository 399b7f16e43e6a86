import { embedsConfig } from '../../ops/tooling/webpack/preset.mjs';

export default embedsConfig(import.meta.url);
