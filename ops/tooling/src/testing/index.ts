export { copyOfWorkspace } from './copyOfWorkspace.js';
