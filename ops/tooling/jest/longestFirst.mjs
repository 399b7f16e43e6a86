import TestSequencer from '@jest/test-sequencer';

/**
 * The files that took longest, the longest first: by their size alone they would run last, and one of them at the end
 * alone.
 */
const LONGEST = [
  'settlement/settlement.test.ts',
  'liveFeed/liveFeed.test.ts',
  'settlement/liveSettlement.test.ts',
  'capacity/capacity.test.ts',
  'nginx/rollingRestart.test.ts',
  '/contract.test.ts',
  'pages/storedDraft.test.tsx',
  'orders/moneyModel.test.ts',
  'replay/replay.test.ts',
  'reminders/sentReports.test.ts',
  'confirm/confirming.test.tsx',
  'dev/dev.test.ts',
  'reminders/sentReminders.test.ts',
  'db/queryPlans.test.ts',
  'points/PowerSubs.test.tsx',
  'rankings/everyRanking.test.ts',
  'edit-team/EditTeamPage.test.tsx',
  'releaseSource.test.ts',
];

/**
 * Runs the longest files first, in a bare clone too; the others as Jest sorts them: by their last times, or by size.
 */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const at = LONGEST.findIndex((ending) => path.endsWith(ending));
      return at === -1 ? LONGEST.length : at;
    };
    return super.sort(tests).toSorted((a, b) => rank(a) - rank(b));
  }
}
