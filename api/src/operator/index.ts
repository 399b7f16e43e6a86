/** What other rooms may use of the operator's desk. */

export { adminRoutes } from './routes/index.js';
