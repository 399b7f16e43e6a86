import type { EmbedProps } from '@euro/platform';
import { lazyPage } from '@euro/platform/react';

/** Its code is in the chunk of the page. */
export const TrendsEmbed = lazyPage<EmbedProps>(
  () => import(/* webpackChunkName: "trends" */ './TrendsEmbed.js').then((file) => file.TrendsEmbed),
  () => null,
);
