export { createParcels } from '@euro/platform/host';
export { RemotePage } from './RemotePage.js';
