export { createGateway, type GatewayOptions } from './gateway.js';
export { listen } from './listen.js';
export { placesFrom } from './placesFrom.js';
