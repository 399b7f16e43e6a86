import type { Arrangement } from '@euro/platform/testing';
import { arrangePayments } from './arrangePayments.js';

/** What the pages are shown with by the contract test and on the standalone page. */
export const arrangement: Arrangement = { arrange: arrangePayments, params: { id: '7' } };
