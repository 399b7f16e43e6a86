export { type Broadcaster, type BroadcasterOptions, startBroadcaster } from './startBroadcaster.js';
