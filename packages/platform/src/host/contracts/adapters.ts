import type { Platform } from '../../contract/platform.js';

/**
 * Adapters by contract number, one for each earlier contract in `SERVED_CONTRACTS`. `contract/compatibility.ts` checks that
 * both contracts agree in everything else.
 */
export const adapters: Readonly<Record<number, (platform: Platform) => Platform>> = {};
