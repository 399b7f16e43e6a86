export { createLiveHub, type LiveHub, type LiveSnapshot } from './liveHub.js';
export { serveLiveStream } from './serveLiveStream.js';
export { watchLive } from './watchLive.js';
