export { defineGuest, type Guest, type MountedGuest } from './defineGuest.js';
export type { GuestOptions, GuestUpdate } from './options.js';
