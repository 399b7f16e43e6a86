import { lazyPage } from '@euro/platform/react';
import type { EveningDialogProps } from './EveningDialog.js';

/** A league's evening as pictures; opened by a press. */
export const EveningDialog = lazyPage<EveningDialogProps>(
  () => import(/* webpackChunkName: "evening" */ './EveningDialog.js').then((file) => file.EveningDialog),
  () => null,
);
