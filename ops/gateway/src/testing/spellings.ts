/** Spellings of the metrics' address that a proxy before the API might not recognize. */
export const METRICS_SPELLINGS: readonly string[] = [
  '/api/metrics',
  '/api/metrics/',
  '/api//metrics',
  '//api/metrics',
  '///api///metrics///',
  '/api/./metrics',
  '/api/teams/../metrics',
  '/remotes/../api/metrics',
  '/api/%2e/metrics',
  '/api/teams/%2e%2E/metrics',
  '/api/%6Detrics',
  '/%61%70%69/metrics',
  '/api//metrics?name=up',
  '/api/metrics#part',
  'http://euro.test/api//metrics',
];
