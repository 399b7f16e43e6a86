import { cpus } from 'node:os';
import { defineConfig } from '@playwright/test';

const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

const common = {
  browserName: 'chromium',
  launchOptions,
  locale: 'nl-BE',
  timezoneId: 'Europe/Brussels',
} as const;

/** The built product in a real browser, on a phone and on a desk. Each file of tests has a portal of its own. */
export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  outputDir: '../.test/e2e',
  globalSetup: './src/support/globalSetup.ts',
  globalTeardown: './src/support/globalTeardown.ts',
  fullyParallel: false,
  workers: Number(process.env.E2E_WORKERS ?? Math.min(2, cpus().length)),
  // `npm test` names what passes only at the second try.
  retries: Number(process.env.TEST_TRIES ?? 1) - 1,
  forbidOnly: true,
  // Nothing waits so long but on a machine that has much else to do.
  timeout: 360_000,
  expect: { timeout: 30_000 },
  reporter: process.env.E2E_REPORT
    ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]]
    : [['list']],
  use: {
    // Keeping every page of every journey for the few that fail costs a fifth of the time. What was done is kept, with the page as
    // it failed, in words and as a picture; E2E_PAGES=1 keeps the pages as well, for a journey that is looked into.
    trace: {
      mode: 'retain-on-failure',
      screenshots: false,
      snapshots: process.env.E2E_PAGES === '1',
      sources: false,
    },
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
  },
  projects: [
    {
      name: 'phone',
      // A phone has no keyboard to tab with; what does not depend on the screen is played once, here or there.
      testIgnore: [
        '**/keyboard.spec.ts',
        // Goes through all widths by itself.
        '**/layout.spec.ts',
        '**/isolation.spec.ts',
        '**/anotherRepository.spec.ts',
        '**/faults.spec.ts',
        '**/guards.spec.ts',
        '**/releases.spec.ts',
        '**/canary.spec.ts',
        '**/leagues.spec.ts',
        '**/embedsApart.spec.ts',
        '**/embedFrames.spec.ts',
        '**/payments.spec.ts',
        '**/premiumMembers.spec.ts',
        '**/delivery.spec.ts',
        '**/profile.spec.ts',
        '**/replay.spec.ts',
        '**/signIn.spec.ts',
        '**/twoTabs.spec.ts',
        '**/devTools.spec.ts',
        '**/guests.spec.ts',
        '**/lifecycle.spec.ts',
        '**/otherHosts.spec.ts',
        '**/versions.spec.ts',
      ],
      use: { ...common, viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testIgnore: ['**/deadline.spec.ts', '**/leaguesOnPhone.spec.ts'],
      use: { ...common, viewport: { width: 1280, height: 800 } },
    },
  ],
});
