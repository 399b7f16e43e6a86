import { defineReactRemote, lazyPage } from '@euro/platform/react';
import { createElement } from 'react';
import { TeamProviders } from './components/TeamProviders.js';
import {
  AreaSkeleton,
  EditSkeleton,
  HomeSkeleton,
  NewSkeleton,
  PointsSkeleton,
} from './pages/pageSkeletons.js';

const HomePage = lazyPage(
  () => import(/* webpackChunkName: "home" */ './pages/home/HomePage.js').then((file) => file.HomePage),
  createElement(HomeSkeleton),
);
const NewTeamPage = lazyPage(
  () =>
    import(/* webpackChunkName: "new" */ './pages/new-team/NewTeamPage.js').then((file) => file.NewTeamPage),
  createElement(NewSkeleton),
);
const PlayPage = lazyPage(
  () => import(/* webpackChunkName: "new" */ './pages/play/PlayPage.js').then((file) => file.PlayPage),
  createElement(NewSkeleton),
);
const EditTeamPage = lazyPage(
  () =>
    import(/* webpackChunkName: "edit" */ './pages/edit-team/EditTeamPage.js').then(
      (file) => file.EditTeamPage,
    ),
  createElement(EditSkeleton),
);
const TeamAreaPage = lazyPage(
  () =>
    import(/* webpackChunkName: "team" */ './pages/team-area/TeamAreaPage.js').then(
      (file) => file.TeamAreaPage,
    ),
  createElement(AreaSkeleton),
);
const PointsPage = lazyPage(
  () =>
    import(/* webpackChunkName: "points" */ './pages/points/PointsPage.js').then((file) => file.PointsPage),
  createElement(PointsSkeleton),
);

const RecapPage = lazyPage(
  () => import(/* webpackChunkName: "recap" */ './pages/recap/RecapPage.js').then((file) => file.RecapPage),
  createElement(HomeSkeleton),
);

/** The section of a team: building it, its lineup, its points. */
export const remote = defineReactRemote({
  pages: {
    '/home': HomePage,
    '/new': NewTeamPage,
    '/play': PlayPage,
    '/edit/:id': EditTeamPage,
    '/team/:id': TeamAreaPage,
    '/team/:id/points': PointsPage,
    '/team/:id/transfers': TeamAreaPage,
    '/team/:id/league': TeamAreaPage,
    '/points/:id': PointsPage,
    '/public/:id': PointsPage,
    '/recap/:id': RecapPage,
  },
  Providers: TeamProviders,
});
