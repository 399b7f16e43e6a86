import { lazyPage } from '@euro/platform/react';
import type { PowerSubDialogProps } from './PowerSubDialog.js';

/** Opens with a power sub that was chosen. */
export const PowerSubDialog = lazyPage<PowerSubDialogProps>(() =>
  import(/* webpackChunkName: "power-sub" */ './PowerSubDialog.js').then((file) => file.PowerSubDialog),
);
