import { lazyPage } from '@euro/platform/react';
import { EventPlate } from './EventPlate.js';
import type { JustNowProps } from './JustNow.js';

/** Nothing happened yet when a page opens; it brings the words of all rules. */
export const JustNow = lazyPage<JustNowProps>(
  () => import(/* webpackChunkName: "just-now" */ './JustNow.js').then((file) => file.JustNow),
  <EventPlate aria-hidden="true" />,
);
