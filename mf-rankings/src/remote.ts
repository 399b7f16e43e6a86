import { defineReactRemote } from '@euro/platform/react';
import { RankingsProviders } from './components/RankingsProviders.js';
import { RankingsTable } from './embeds/RankingsTable.js';
import { RankingsPage } from './pages/rankings/RankingsPage.js';

export const remote = defineReactRemote({
  pages: { '/rankings': RankingsPage },
  embeds: { 'rankings/table@1': RankingsTable },
  Providers: RankingsProviders,
});
