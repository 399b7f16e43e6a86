import { defineReactRemote } from '@euro/platform/react';
import { LeaguesPanel } from './embeds/LeaguesPanel.js';
import { TeamLeagueCard } from './embeds/TeamLeagueCard.js';
import { JoinPage } from './join/JoinPage.js';
import { LeaguesPage } from './pages/LeaguesPage.js';
import { LeaguesProviders } from './parts/LeaguesProviders.js';

/** Playing against friends: leagues with their tables and chat, and the way into them. */
export const remote = defineReactRemote({
  pages: {
    '/leagues': LeaguesPage,
    '/league': LeaguesPage,
    '/leagues/:id': LeaguesPage,
    '/join/:code': JoinPage,
  },
  embeds: { 'leagues/panel@1': LeaguesPanel, 'leagues/card@1': TeamLeagueCard },
  Providers: LeaguesProviders,
});
