/** The exports for other folders. */

export type { ContentContext } from './context.js';
export { placeholderProblem } from './fillPage.js';
export { findUnknownFigures } from './findUnknownFigures.js';
export { gameFacts } from './gameFacts.js';
export { createNewsReader } from './news/newsReader.js';
export { newsRoutes } from './routes/news.js';
export { pageRoutes } from './routes/pages.js';
export { prizeRoutes } from './routes/prizes.js';
