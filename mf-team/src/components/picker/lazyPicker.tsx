import { lazyPage } from '@euro/platform/react';
import type { NameDialogProps } from '../NameDialog.js';
import type { SquadPickerProps } from './SquadPicker.js';

/** The picker, which a press on a free place opens on phones; its code is fetched ahead there. */
export const SquadPicker = lazyPage<SquadPickerProps>(
  () => import(/* webpackChunkName: "picker" */ './SquadPicker.js').then((file) => file.SquadPicker),
  () => null,
);

/** Asks for a new team's name on phones. */
export const NameDialog = lazyPage<NameDialogProps>(
  () => import(/* webpackChunkName: "picker" */ '../NameDialog.js').then((file) => file.NameDialog),
  () => null,
);
