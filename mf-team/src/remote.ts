import { defineReactRemote } from '@euro/platform/react';
import { NewTeamPage } from './pages/new-team/NewTeamPage.js';
import { TeamProviders } from './parts/TeamProviders.js';

/** Everything about a team: building it, its lineup, its points. */
export const remote = defineReactRemote({
  pages: { '/new': NewTeamPage },
  Providers: TeamProviders,
});
