import { PageSkeleton } from '@euro/game-ui';
import { defineReactRemote, lazyPage } from '@euro/platform/react';
import { createElement } from 'react';
import { StatsProviders } from './components/StatsProviders.js';
import { TrendsEmbed } from './embeds/lazyTrendsEmbed.js';
import { MatchdayEmbed } from './embeds/MatchdayEmbed.js';
import { TopLineupEmbed } from './embeds/TopLineupEmbed.js';

const StatsPage = lazyPage(
  () => import(/* webpackChunkName: "stats" */ './pages/stats/StatsPage.js').then((file) => file.StatsPage),
  createElement(PageSkeleton),
);
const MatchdaysPage = lazyPage(
  () =>
    import(/* webpackChunkName: "matchdays" */ './pages/matchdays/MatchdaysPage.js').then(
      (file) => file.MatchdaysPage,
    ),
  createElement(PageSkeleton),
);
const PlannerPage = lazyPage(
  () =>
    import(/* webpackChunkName: "planner" */ './pages/planner/PlannerPage.js').then(
      (file) => file.PlannerPage,
    ),
  createElement(PageSkeleton),
);
const EmbedsPage = lazyPage(
  () =>
    import(/* webpackChunkName: "embeds" */ './pages/embeds/EmbedsPage.js').then((file) => file.EmbedsPage),
  createElement(PageSkeleton),
);
const TrendsPage = lazyPage(
  () =>
    import(/* webpackChunkName: "trends" */ './pages/trends/TrendsPage.js').then((file) => file.TrendsPage),
  createElement(PageSkeleton),
);
const MatchPage = lazyPage(
  () => import(/* webpackChunkName: "match" */ './pages/match/MatchPage.js').then((file) => file.MatchPage),
  createElement(PageSkeleton),
);
const ClubPage = lazyPage(
  () => import(/* webpackChunkName: "club" */ './pages/club/ClubPage.js').then((file) => file.ClubPage),
  createElement(PageSkeleton),
);

export const remote = defineReactRemote({
  pages: {
    '/stats': StatsPage,
    '/deadlines': MatchdaysPage,
    '/planner': PlannerPage,
    '/embeds': EmbedsPage,
    '/trends': TrendsPage,
    '/match/:id': MatchPage,
    '/club/:id': ClubPage,
  },
  embeds: {
    'stats/matchday@1': MatchdayEmbed,
    'stats/top-lineup@1': TopLineupEmbed,
    'stats/trends@1': TrendsEmbed,
  },
  Providers: StatsProviders,
});
