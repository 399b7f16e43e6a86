export { createParcels } from '@euro/platform/host';
