import { PageSkeleton } from '@euro/game-ui';
import { defineReactRemote, lazyPage } from '@euro/platform/react';
import { createElement } from 'react';
import { LeaguesProviders } from './components/LeaguesProviders.js';
import { LeaguesPanel } from './embeds/LeaguesPanel.js';
import { LiveLeagueCard } from './embeds/lazyLiveLeagueCard.js';
import { TeamLeagueCard } from './embeds/TeamLeagueCard.js';

const LeaguesPage = lazyPage(
  () => import(/* webpackChunkName: "leagues" */ './pages/LeaguesPage.js').then((file) => file.LeaguesPage),
  createElement(PageSkeleton),
);

const JoinPage = lazyPage(
  () => import(/* webpackChunkName: "join" */ './pages/join/JoinPage.js').then((file) => file.JoinPage),
  createElement(PageSkeleton),
);

/** Playing against friends: leagues with their tables and chat, and the way into them. */
export const remote = defineReactRemote({
  pages: {
    '/leagues': LeaguesPage,
    '/league': LeaguesPage,
    '/leagues/:id': LeaguesPage,
    '/join/:code': JoinPage,
  },
  embeds: {
    'leagues/panel@1': LeaguesPanel,
    'leagues/card@1': TeamLeagueCard,
    'leagues/live@1': LiveLeagueCard,
  },
  Providers: LeaguesProviders,
});
