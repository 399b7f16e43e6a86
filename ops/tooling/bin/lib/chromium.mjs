import { findProgram, installPackage } from './programs.mjs';

const PROBLEM =
  'The browser tests need Chromium, and there is none: install it (Debian, Ubuntu: sudo apt-get install chromium), or name one with CHROMIUM_PATH.';

const find = () =>
  findProgram(
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  );

/** Finds a whole browser, or installs one where permitted. @returns {{ path: string } | { problem: string }} */
export function ensureChromium() {
  const path = find() ?? (installPackage('chromium') ? find() : null);
  return path ? { path } : { problem: PROBLEM };
}

/** Chromium without the parts that only a screen needs: the same engine takes a third less processor time. */
const HEADLESS = 'chromium-headless-shell';

/**
 * Finds the browsers for tests, or installs them where permitted. `path` is the headless shell, or else the whole one:
 * only that has notifications.
 * @returns {{ path: string, wholePath: string } | { problem: string }}
 */
export function ensureTestBrowsers() {
  const whole = ensureChromium();
  if (whole.problem) return whole;
  const findShell = () => findProgram(`/usr/bin/${HEADLESS}`, HEADLESS);
  const shell = process.env.CHROMIUM_PATH
    ? null
    : (findShell() ?? (installPackage(HEADLESS) ? findShell() : null));
  return { path: shell ?? whole.path, wholePath: whole.path };
}
