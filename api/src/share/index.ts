/** Middleware for other sites: pictures, titles of pages, oEmbed and feeds. */

export { servePreviews } from './addresses/servePreviews.js';
export type { ShareContext } from './context.js';
export { serveFeeds } from './feeds/serveFeeds.js';
export { createLineupKeys } from './lineupKeys.js';
export { serveOEmbed } from './oembed/serveOEmbed.js';
export { serveSharePictures } from './pictures/serveSharePictures.js';
export { shareRoutes } from './routes/index.js';
