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
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: process.env.E2E_REPORT
    ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]]
    : [['list']],
  use: {
    // Filming every journey for the few that fail costs a fifth of the time; the page as it was is in the trace anyway.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    actionTimeout: 10_000,
  },
  projects: [
    {
      name: 'phone',
      // A phone has no keyboard to tab with; what does not depend on the screen is played once, here or there.
      testIgnore: [
        '**/keyboard.spec.ts',
        '**/isolation.spec.ts',
        '**/leagues.spec.ts',
        '**/payments.spec.ts',
        '**/premiumMembers.spec.ts',
        '**/delivery.spec.ts',
        '**/profile.spec.ts',
        '**/replay.spec.ts',
        '**/signIn.spec.ts',
        '**/twoTabs.spec.ts',
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
