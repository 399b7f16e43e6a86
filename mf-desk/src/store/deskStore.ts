import { defineRemoteStore } from '@euro/platform/redux';
import { deskApi } from './deskApi.js';

/** The answers of the API for the desk. */
export const deskStore = defineRemoteStore({ api: deskApi });
