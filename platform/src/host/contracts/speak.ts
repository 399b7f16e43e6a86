import { CONTRACT, type Platform } from '../../contract/platform.js';
import { toContract1 } from './contract1.js';

/** The platform as a remote of an earlier contract expects it; a remote of the present one gets it as it is. */
export function speak(platform: Platform): Platform {
  return platform.contract < CONTRACT ? toContract1(platform) : platform;
}
