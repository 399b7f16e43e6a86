export { watchWork } from './watchWork.js';
export { workRoutes } from './workRoutes.js';
