import type { Arrangement } from '@euro/platform/testing';

/** For a remote without `src/testing/arrange.ts`: every call fails as when the API is down. */
export const arrangement: Arrangement = {};
