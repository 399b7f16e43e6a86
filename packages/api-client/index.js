import createFetchClient from 'openapi-fetch';

export const createClient = (portal, options = {}) =>
  createFetchClient({ ...options, baseUrl: new URL('/api', portal).href });
