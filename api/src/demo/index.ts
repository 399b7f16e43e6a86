/** What the operator's commands use of the demo world. */

export { type ReplayEnd, runReplay } from './replay/index.js';
export { DEMO_ACCOUNTS, DEMO_PASSWORD, seedDemo } from './seedDemo.js';
export { DEMO_COUPONS } from './seedPayments.js';
export { seedTeams } from './seedTeams.js';
