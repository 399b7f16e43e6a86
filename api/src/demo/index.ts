/** The parts of the demo world that the operator's commands use. */

export { type Delivery, playMatch } from './provider/playMatch.js';
export { pushMessage } from './provider/pushMessage.js';
export { serveFeed } from './provider/serveFeed.js';
export { type ReplayEnd, runReplay } from './replay/index.js';
export { DEMO_ACCOUNTS, DEMO_PASSWORD, seedDemo } from './seedDemo.js';
export { DEMO_COUPONS } from './seedPayments.js';
export { seedTeams } from './seedTeams.js';
