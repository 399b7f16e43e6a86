import { defineReactRemote } from '@euro/platform/react';
import { RankingsTable } from './embeds/RankingsTable.js';
import { RankingsPage } from './pages/rankings/RankingsPage.js';
import { RankingsFrame } from './RankingsFrame.js';

export const remote = defineReactRemote({
  pages: { '/rankings': RankingsPage },
  embeds: { 'rankings/table@1': RankingsTable },
  Providers: RankingsFrame,
});
