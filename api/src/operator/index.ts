/** The exports for other folders. */

export { adminRoutes } from './routes/index.js';
