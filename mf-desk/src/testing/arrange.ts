import { type Arrangement, exampleMatch, exampleUser, type FakePlatform } from '@euro/platform/testing';
import { exampleAnnouncement } from './exampleAnnouncement.js';
import { exampleBackground, exampleQueue } from './exampleComplaint.js';
import {
  exampleAccount,
  exampleCompetition,
  exampleCorrection,
  exampleCoupon,
  exampleEntry,
  exampleFaults,
  exampleFigures,
  exampleHelpMessage,
  exampleNewsEdit,
  exampleOrder,
  exampleOverview,
  exampleRules,
  exampleSettings,
  exampleSheet,
  exampleTicket,
  exampleWork,
} from './exampleDesk.js';
import { exampleFixtureEdit, exampleFixtureReport } from './exampleFixture.js';
import { exampleWinner } from './exampleWinner.js';

/** Responses of the fake API for the contract test and the standalone page. */
export const arrangement: Arrangement = {
  arrange(fake) {
    fake.state.session.set({
      status: 'signed-in',
      user: { ...exampleUser, roles: ['user', 'operator'] },
    });
    arrangeDesk(fake);
  },
  params: { id: '3' },
};

/** Fake responses to all requests of the desk. */
export function arrangeDesk({ api, state }: Pick<FakePlatform, 'api' | 'state'>): void {
  const matches = state.matches.value.value;
  if (matches) state.matches.set({ status: 'ready', value: { ...matches, matches: [exampleMatch()] } });
  api.answer('GET admin/overview', exampleOverview);
  api.answer('GET admin/approvals', { approvals: [] });
  api.answer('GET admin/faults', exampleFaults());
  api.answer('GET admin/users', { totalRecords: 1, users: [exampleAccount()] });
  api.answer('GET admin/competitions', {
    competitions: [exampleCompetition()],
    packs: ['euro2024', 'import/eigen'],
  });
  api.answer('GET admin/competitions/{id}/settings', exampleSettings);
  api.answer('PUT admin/competitions/{id}/settings', exampleSettings);
  api.answer('GET admin/users/{id}', exampleSheet());
  api.answer('GET admin/corrections', { totalRecords: 1, corrections: [exampleCorrection()] });
  api.answer('GET admin/news', { totalRecords: 1, edits: [exampleNewsEdit()] });
  api.answer('GET admin/fixtures', { totalRecords: 1, edits: [exampleFixtureEdit()] });
  const edited = { edit: null, report: exampleFixtureReport() };
  api.answer('POST admin/matches/{id}/fixture', edited);
  api.answer('POST admin/matchdays/{weekId}/deadline', edited);
  api.answer('POST admin/fixtures/{id}/take-back', edited);
  api.answer('GET admin/matches/{id}/figures', { matchId: 1, weekId: 1, players: [exampleFigures()] });
  api.answer('GET admin/coupons', { totalRecords: 1, coupons: [exampleCoupon()] });
  api.answer('GET admin/orders', { totalRecords: 1, mismatches: 0, orders: [exampleOrder()] });
  api.answer('GET admin/refunds', { runs: [] });
  api.answer('GET admin/refunds/count', { count: 38, amount: 37_620, lastOrderId: 99 });
  api.answer('GET admin/pages', { pages: [exampleRules] });
  api.answer('GET admin/work', exampleWork());
  api.answer('GET admin/audit', { totalRecords: 1, entries: [exampleEntry()] });
  api.answer('GET admin/complaints', exampleQueue());
  api.answer('GET admin/complaints/{id}', exampleBackground);
  api.answer('GET admin/announcements', { totalRecords: 1, announcements: [exampleAnnouncement()] });
  api.answer('GET admin/announcements/audience', { users: 204, mails: 31, notifications: 12 });
  api.answer('GET admin/winners', { totalRecords: 1, winners: [exampleWinner()] });
  api.answer('GET admin/help', { totalRecords: 1, tickets: [exampleTicket()] });
  api.answer('GET admin/help/{id}', { ticket: exampleTicket(), messages: [exampleHelpMessage()] });
}
