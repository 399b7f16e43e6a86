export { type ReplayEnd, type ReplayOptions, runReplay } from './runReplay.js';
