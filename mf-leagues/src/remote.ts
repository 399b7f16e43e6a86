import { PageSkeleton } from '@euro/game-ui';
import { defineReactRemote, lazyPage } from '@euro/platform/react';
import { createElement } from 'react';
import { LeaguesProviders } from './components/LeaguesProviders.js';
import { LeaguesPanel } from './embeds/LeaguesPanel.js';
import { DuelsCard } from './embeds/lazyDuelsCard.js';
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

const DuelPage = lazyPage(
  () => import(/* webpackChunkName: "duel" */ './pages/duel/DuelPage.js').then((file) => file.DuelPage),
  createElement(PageSkeleton),
);

const DuelsPage = lazyPage(
  () => import(/* webpackChunkName: "duels" */ './pages/duels/DuelsPage.js').then((file) => file.DuelsPage),
  createElement(PageSkeleton),
);

const RivalPage = lazyPage(
  () => import(/* webpackChunkName: "rival" */ './pages/rival/RivalPage.js').then((file) => file.RivalPage),
  createElement(PageSkeleton),
);

/** Playing against friends: leagues with their tables and chat, duels, and the way into them. */
export const remote = defineReactRemote({
  pages: {
    '/leagues': LeaguesPage,
    '/league': LeaguesPage,
    '/leagues/:id': LeaguesPage,
    '/join/:code': JoinPage,
    '/duel/:code': DuelPage,
    '/duels': DuelsPage,
    '/rival/:id': RivalPage,
  },
  embeds: {
    'leagues/panel@1': LeaguesPanel,
    'leagues/card@1': TeamLeagueCard,
    'leagues/live@1': LiveLeagueCard,
    'leagues/duels@1': DuelsCard,
  },
  Providers: LeaguesProviders,
});
