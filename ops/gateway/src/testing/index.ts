export { freePort, type Portal, seedDemo, startApi, startPortal } from './portal.js';
export { openFront } from './secureFront.js';
