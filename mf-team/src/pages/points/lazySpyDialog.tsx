import { lazyPage } from '@euro/platform/react';
import type { SpyDialogProps } from './SpyDialog.js';

/** Opens on a press. */
export const SpyDialog = lazyPage<SpyDialogProps>(() =>
  import(/* webpackChunkName: "spy" */ './SpyDialog.js').then((file) => file.SpyDialog),
);
