import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { BROWSER } from './src/support/browser.js';
import { REPOSITORY } from './src/support/paths.js';

/** Journeys in other browsers than Chromium. */
const ENGINES = '**/engines/*.spec.ts';
/** Tests of a file for both screens that are played on one of them: on the desk where the screen does not matter. */
const ON_THE_DESK = /@anyScreen|@onDesk/;
const ON_A_PHONE = /@onPhone/;
/** Needs a separate build, with that language. */
const PSEUDO_LANGUAGE = '**/pseudoLanguage.spec.ts';

/** Files that only `npm test -- --all` plays, from the repository's root (ops/tooling/bin/lib/onlyWithAll.mjs). */
const LEFT_OUT = (process.env.TEST_LEFT_OUT ?? '')
  .split(',')
  .filter((file) => file !== '')
  .map((file) => join(REPOSITORY, file));

const common = {
  browserName: 'chromium',
  launchOptions: BROWSER,
  locale: 'nl-BE',
  timezoneId: 'Europe/Brussels',
} as const;

/** The built product in a real browser, on a phone and on a desktop. Each file of tests has a separate portal. */
export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  outputDir: '../.test/e2e',
  globalSetup: './src/support/globalSetup.ts',
  globalTeardown: './src/support/globalTeardown.ts',
  fullyParallel: false,
  // More than most machines have cores: what starts, is settled or is played is waited for half of the time.
  workers: Number(process.env.E2E_WORKERS ?? 3),
  // `npm test -- --retry` retries once, and names the tests that pass then.
  retries: Number(process.env.TEST_TRIES ?? 1) - 1,
  forbidOnly: true,
  // Longer than any wait, also on a busy machine.
  timeout: 720_000,
  expect: { timeout: 60_000 },
  reporter: process.env.E2E_REPORT
    ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]]
    : [['list']],
  use: {
    // Storing every page of every journey for the few that fail costs a fifth of the time. The steps are stored, with
    // the page as it failed, in words and as a picture; E2E_PAGES=1 stores the pages as well, for a journey under
    // investigation.
    trace: {
      mode: 'retain-on-failure',
      screenshots: false,
      snapshots: process.env.E2E_PAGES === '1',
      sources: false,
    },
    // Pages get their content from the portal, not from a cache of an earlier page; `offline.spec.ts` allows them.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    actionTimeout: 60_000,
  },
  projects: [
    // First, because it has files with their own options, which come last in their project and would run alone at the
    // end.
    {
      name: 'desktop',
      grepInvert: ON_A_PHONE,
      // Played once, on the phone.
      testIgnore: [
        ...LEFT_OUT,
        ENGINES,
        PSEUDO_LANGUAGE,
        '**/deadline.spec.ts',
        '**/fanHome.spec.ts',
        '**/help.spec.ts',
        '**/leaguesOnPhone.spec.ts',
        '**/livingMatchdays.spec.ts',
        '**/offline.spec.ts',
        '**/pickOnPhone.spec.ts',
        '**/playWithoutAccount.spec.ts',
        '**/push.spec.ts',
        '**/screenReader.spec.ts',
        '**/tabsOnPhone.spec.ts',
        '**/trends.spec.ts',
        '**/twoPhones.spec.ts',
      ],
      use: { ...common, viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      grepInvert: ON_THE_DESK,
      // A phone has no keyboard to tab with; what does not depend on the screen is played once, here or there.
      testIgnore: [
        ...LEFT_OUT,
        ENGINES,
        PSEUDO_LANGUAGE,
        '**/keyboard.spec.ts',
        // Sets all widths itself.
        '**/layout.spec.ts',
        '**/isolation.spec.ts',
        '**/anotherRepository.spec.ts',
        '**/competitions.spec.ts',
        '**/hotReload.spec.ts',
        '**/faults.spec.ts',
        // Its tables are checked at all widths by layout.
        '**/desk.spec.ts',
        '**/guards.spec.ts',
        '**/releases.spec.ts',
        '**/canary.spec.ts',
        '**/leagues.spec.ts',
        '**/liveFeed.spec.ts',
        '**/embedsApart.spec.ts',
        '**/embedFrames.spec.ts',
        '**/payments.spec.ts',
        '**/premiumMembers.spec.ts',
        '**/delivery.spec.ts',
        '**/profile.spec.ts',
        '**/replay.spec.ts',
        '**/sharing.spec.ts',
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
    // `npm run e2e -- --project engines`, and part of `npm test -- --all`: other browsers, next to Chromium.
    {
      name: 'engines',
      testMatch: ENGINES,
      testIgnore: LEFT_OUT,
      use: { ...common, viewport: { width: 375, height: 812 } },
    },
    // `PSEUDO_LANGUAGE=1 npm run e2e -- --project pseudo-language`, and part of `npm test -- --all`: sets its widths
    // itself.
    {
      name: 'pseudo-language',
      testMatch: PSEUDO_LANGUAGE,
      testIgnore: LEFT_OUT,
      use: { ...common, viewport: { width: 375, height: 812 } },
    },
  ],
});
