export { RemotePage } from './RemotePage.js';
