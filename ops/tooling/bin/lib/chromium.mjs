import { findProgram, installPackage } from './programs.mjs';

const find = () =>
  findProgram(
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  );

/** Finds a browser for the tests, or installs one where permitted. @returns {{ path: string } | { problem: string }} */
export function ensureChromium() {
  const path = find() ?? (installPackage('chromium') ? find() : null);
  if (path) return { path };
  return {
    problem:
      'The browser tests need Chromium, and there is none: install it (Debian, Ubuntu: sudo apt-get install chromium), or name one with CHROMIUM_PATH.',
  };
}
