import type { Platform } from '../../contract/platform.js';
import { adapters } from './adapters.js';

/** Adapts the platform to a remote of an earlier contract; unchanged for a remote of the current one. */
export function adaptToContract(platform: Platform): Platform {
  return adapters[platform.contract]?.(platform) ?? platform;
}
