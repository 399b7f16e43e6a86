export { createGateway, type GatewayOptions } from './gateway.js';
export { listen } from './listen.js';
export { placesFrom } from './placesFrom.js';
export { s3StoreOrExit } from './s3StoreOrExit.js';
