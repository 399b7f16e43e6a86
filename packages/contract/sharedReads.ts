/**
 * Reads that everybody asks for alike: open to all, without a limit of their own, and without the time in their answer. The API
 * sends their answers again from memory, and a proxy before it may do so for a second.
 */
export const SHARED_READS = [
  'GET rankings/{type}',
  'GET players',
  'GET player/{id}',
  'GET players-stats',
  'GET matches',
  'GET match/{id}',
  'GET matchday/{weekId}/top-lineup',
  'GET trends',
  'GET clubs',
  'GET competition',
] as const;
