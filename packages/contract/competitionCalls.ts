import type { Endpoint } from './endpoint.js';
import { endpoints } from './endpoints.js';

/** The calls that may say which competition they mean: those that take `competitionFeed` in query or body. */
export function competitionCalls(): readonly string[] {
  return Object.entries<Endpoint>(endpoints)
    .filter(([, { query, body }]) => [query, body].some((part) => part && 'competitionFeed' in part.shape))
    .map(([name]) => name);
}
