import { lazyPage } from '@euro/platform/react';
import type { ComplaintDialogProps } from './ComplaintDialog.js';

/** Few complain. */
export const ComplaintDialog = lazyPage<ComplaintDialogProps>(() =>
  import(/* webpackChunkName: "complaint" */ './ComplaintDialog.js').then((file) => file.ComplaintDialog),
);
