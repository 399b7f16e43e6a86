import { build } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { playwrightStage } from './stage.mjs';

/** Builds what changed and plays the journeys in a browser, each file on a portal of its own. */
export async function runE2e(args = []) {
  const chromium = ensureChromium();
  if (chromium.problem) {
    console.error(chromium.problem);
    return { passed: 0, failed: 1 };
  }
  if (!(await build())) return { passed: 0, failed: 1 };
  return playwrightStage('e2e', args, { CHROMIUM_PATH: chromium.path });
}
