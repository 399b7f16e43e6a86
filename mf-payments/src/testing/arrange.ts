import type { Arrangement } from '@euro/platform/testing';
import { arrangePayments } from './arrangePayments.js';

/** Responses of the fake API for the contract test and the standalone page. */
export const arrangement: Arrangement = { arrange: arrangePayments, params: { id: '7' } };
