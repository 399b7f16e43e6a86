import { defineReactRemote } from '@euro/platform/react';
import { EditTeamPage } from './pages/edit-team/EditTeamPage.js';
import { NewTeamPage } from './pages/new-team/NewTeamPage.js';
import { PointsPage } from './pages/points/PointsPage.js';
import { TeamAreaPage } from './pages/team-area/TeamAreaPage.js';
import { TeamProviders } from './parts/TeamProviders.js';

/** Everything about a team: building it, its lineup, its points. */
export const remote = defineReactRemote({
  pages: {
    '/new': NewTeamPage,
    '/edit/:id': EditTeamPage,
    '/team/:id': TeamAreaPage,
    '/team/:id/points': TeamAreaPage,
    '/team/:id/transfers': TeamAreaPage,
    '/team/:id/league': TeamAreaPage,
    '/points/:id': PointsPage,
    '/public/:id': PointsPage,
  },
  Providers: TeamProviders,
});
