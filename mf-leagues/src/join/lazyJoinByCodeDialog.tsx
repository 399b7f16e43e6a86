import { lazyPage } from '@euro/platform/react';
import type { JoinByCodeDialogProps } from './JoinByCodeDialog.js';

/** Opened by few, and in the script of an invitation's question, which opens it as well. */
export const JoinByCodeDialog = lazyPage<JoinByCodeDialogProps>(
  () =>
    import(/* webpackChunkName: "invitation" */ './JoinByCodeDialog.js').then(
      (file) => file.JoinByCodeDialog,
    ),
  () => null,
);
