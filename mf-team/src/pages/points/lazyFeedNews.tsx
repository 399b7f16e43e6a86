import { lazyPage } from '@euro/platform/react';
import type { FeedNewsProps } from './FeedNews.js';

/** Nothing to see, and nothing to say at first. */
export const FeedNews = lazyPage<FeedNewsProps>(
  () => import(/* webpackChunkName: "feed-news" */ './FeedNews.js').then((file) => file.FeedNews),
  () => null,
);
