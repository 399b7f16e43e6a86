import { build } from './build.mjs';
import { ensureTestBrowsers } from './chromium.mjs';
import { playwrightStage } from './stage.mjs';

/** Other browsers than Chromium, and the pseudo-language, run on demand. */
const IN_CHROMIUM = ['--project', 'desktop', '--project', 'phone'];

/** Builds what changed and runs the journeys in a browser, each file on its own portal. */
export async function runE2e(args = [], env = {}) {
  const chromium = ensureTestBrowsers();
  if (chromium.problem) {
    console.error(chromium.problem);
    return { passed: 0, failed: 1 };
  }
  if (!(await build())) return { passed: 0, failed: 1 };
  const hasProject = args.some((arg) => arg.startsWith('--project'));
  return playwrightStage('e2e', hasProject ? args : [...args, ...IN_CHROMIUM], {
    ...env,
    CHROMIUM_PATH: chromium.path,
    WHOLE_CHROMIUM_PATH: chromium.wholePath,
  });
}
