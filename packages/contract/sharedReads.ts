/**
 * Reads with the same answer for everybody: open, without their own limits, and without the time in the answer. The
 * API caches their answers in memory, and a proxy may cache them for a second.
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
