import { lazyPage } from '@euro/platform/react';
import type { BadgeEditorProps } from './BadgeEditor.js';

/** Choosing a logo; what shows it fetches the code ahead. */
export const BadgeEditor = lazyPage<BadgeEditorProps>(() =>
  import(/* webpackChunkName: "badge" */ './BadgeEditor.js').then((file) => file.BadgeEditor),
);
