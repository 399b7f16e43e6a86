import { Skeleton } from '@euro/design-system';
import { lazyPage } from '@euro/platform/react';
import type { ResultCardProps } from './ResultCard.js';

/** Few messages of a chat are results. */
export const ResultCard = lazyPage<ResultCardProps>(
  () => import(/* webpackChunkName: "result" */ './ResultCard.js').then((file) => file.ResultCard),
  <Skeleton $width={240} $height={200} />,
);
