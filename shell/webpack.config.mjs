import { shellConfig } from '../tooling/webpack/preset.mjs';

export default shellConfig(import.meta.url);
