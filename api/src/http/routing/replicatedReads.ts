import type { EndpointName } from '@euro/api-contract';

/**
 * Reads that may be seconds old, and therefore go to replicas (ADR 59): of what many share, and what no change is judged on.
 * Their handlers change nothing: what a replica refuses is decided by the primary.
 */
export const REPLICATED_READS: ReadonlySet<EndpointName> = new Set([
  'GET rankings/{type}',
  'GET league/{id}',
  'GET league/{id}/history',
  'GET league/{id}/matches',
  'GET league/{id}/cup',
  'GET competitions',
  'GET pages',
  'GET prizes',
]);
