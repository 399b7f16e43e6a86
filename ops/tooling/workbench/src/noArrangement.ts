import type { Arrangement } from '@euro/platform/testing';

/** Default for a remote without `src/testing/arrange.ts`: every call fails as unavailable. */
export const arrangement: Arrangement = {};
