import { defineReactRemote } from '@euro/platform/react';
import { MyTeamsPage } from './pages/MyTeamsPage.js';
import { PaymentsPage } from './pages/PaymentsPage.js';
import { ShopPage } from './pages/ShopPage.js';
import { TeamPage } from './pages/TeamPage.js';
import { ThanksPage } from './pages/ThanksPage.js';
import { PaymentsProviders } from './parts/PaymentsProviders.js';

/** Own teams and what is paid: teams, coupons, receipts, and premium. */
export const remote = defineReactRemote({
  pages: {
    '/my-teams': MyTeamsPage,
    '/my-teams/team/:id': TeamPage,
    '/my-teams/payments': PaymentsPage,
    '/payments': PaymentsPage,
    '/shop': ShopPage,
    '/thanks': ThanksPage,
  },
  Providers: PaymentsProviders,
});
