import { PageSkeleton } from '@euro/game-ui';
import { defineReactRemote, lazyPage } from '@euro/platform/react';
import { createElement } from 'react';
import { PaymentsProviders } from './components/PaymentsProviders.js';

const MyTeamsPage = lazyPage(
  () => import(/* webpackChunkName: "teams" */ './pages/MyTeamsPage.js').then((file) => file.MyTeamsPage),
  createElement(PageSkeleton),
);
const TeamPage = lazyPage(
  () => import(/* webpackChunkName: "team" */ './pages/TeamPage.js').then((file) => file.TeamPage),
  createElement(PageSkeleton),
);
const PaymentsPage = lazyPage(
  () =>
    import(/* webpackChunkName: "payments" */ './pages/PaymentsPage.js').then((file) => file.PaymentsPage),
  createElement(PageSkeleton),
);
const ShopPage = lazyPage(
  () => import(/* webpackChunkName: "shop" */ './pages/ShopPage.js').then((file) => file.ShopPage),
  createElement(PageSkeleton),
);
const ThanksPage = lazyPage(
  () => import(/* webpackChunkName: "thanks" */ './pages/ThanksPage.js').then((file) => file.ThanksPage),
  createElement(PageSkeleton),
);

/** The user's teams and payments: teams, coupons, receipts, and premium. */
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
