import { lazyPage } from '@euro/platform/react';
import type { NewLeagueDialogProps } from './NewLeagueDialog.js';

/** Opened by few, and from a tile. */
export const NewLeagueDialog = lazyPage<NewLeagueDialogProps>(
  () =>
    import(/* webpackChunkName: "new-league" */ './NewLeagueDialog.js').then((file) => file.NewLeagueDialog),
  () => null,
);
