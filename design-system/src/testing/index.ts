export { exampleDeadline, exampleNow, stoppedClock } from './clock.js';
export { NightSheet, Sheet, Wide } from './Sheet.js';
