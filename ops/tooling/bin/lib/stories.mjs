import { join } from 'node:path';
import { ensureTestBrowsers } from './chromium.mjs';
import { checkStage, countedStage } from './stage.mjs';
import { REPOSITORY } from './workspace.mjs';

const FOLDER = join(REPOSITORY, 'design-system');
const STORYBOOK = join(REPOSITORY, 'node_modules/storybook/dist/bin/dispatcher.js');

/** Builds Storybook with the stories of all packages. */
export function buildStories() {
  return checkStage(
    [
      STORYBOOK,
      'build',
      '--quiet',
      '--disable-telemetry',
      '--config-dir',
      join(FOLDER, '.storybook'),
      '--output-dir',
      join(FOLDER, 'storybook-static'),
    ],
    { env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', CI: '1' } },
  );
}

/**
 * The play functions of the stories that are built pass, and axe finds no violation.
 * @param {readonly string[]} folders those of these packages; without any, all
 */
export async function lookAtStories(folders = []) {
  const chromium = ensureTestBrowsers();
  if (chromium.problem) {
    console.log(chromium.problem);
    return { passed: 0, failed: 1 };
  }
  return countedStage([join(FOLDER, 'scripts/axeStories.mjs'), ...folders], {
    env: { ...process.env, CHROMIUM_PATH: chromium.path },
  });
}
