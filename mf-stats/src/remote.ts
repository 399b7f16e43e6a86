import { defineReactRemote } from '@euro/platform/react';
import { MatchdayEmbed } from './embeds/MatchdayEmbed.js';
import { TopLineupEmbed } from './embeds/TopLineupEmbed.js';
import { ClubPage } from './pages/club/ClubPage.js';
import { MatchPage } from './pages/match/MatchPage.js';
import { MatchdaysPage } from './pages/matchdays/MatchdaysPage.js';
import { StatsPage } from './pages/stats/StatsPage.js';
import { StatsFrame } from './StatsFrame.js';

export const remote = defineReactRemote({
  pages: { '/stats': StatsPage, '/deadlines': MatchdaysPage, '/match/:id': MatchPage, '/club/:id': ClubPage },
  embeds: { 'stats/matchday@1': MatchdayEmbed, 'stats/top-lineup@1': TopLineupEmbed },
  Providers: StatsFrame,
});
