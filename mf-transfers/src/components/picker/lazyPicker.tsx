import { lazyPage } from '@euro/platform/react';
import type { TransferPickerProps } from './TransferPicker.js';

/** The picker, which opens on phones with the player to replace; its code is fetched ahead there. */
export const TransferPicker = lazyPage<TransferPickerProps>(
  () => import(/* webpackChunkName: "picker" */ './TransferPicker.js').then((file) => file.TransferPicker),
  () => null,
);
