import { defineReactRemote } from '@euro/platform/react';
import { TransferProviders } from './components/TransferProviders.js';
import { TransfersPanel } from './embeds/TransfersPanel.js';
import { TransfersPage } from './pages/TransfersPage.js';

/** Changing a team between matchdays: players out and in, prepared and confirmed. */
export const remote = defineReactRemote({
  pages: { '/transfers/:id': TransfersPage },
  embeds: { 'transfers/panel@1': TransfersPanel },
  Providers: TransferProviders,
});
