/** The exports for other folders. */

export { complaintRoutes } from './routes/index.js';
