import { endsSession, isStoredCall } from './storedCalls.js';

it.each([
  '/api/teams',
  '/api/team/12',
  '/api/team/12/points/3',
  '/api/rankings/general',
  '/api/league/4/matches',
  '/api/players',
])('%s is shown without a connection', (path) => expect(isStoredCall(path)).toBe(true));

it.each([
  '/api/user/refresh',
  '/api/user/login',
  '/api/user/export',
  '/api/user/auth/facebook',
  '/api/payments',
  '/api/payments/4',
  '/api/help',
  '/api/admin/users',
  '/api/live',
  '/api/live/stream',
  '/api/graphql',
  '/api/leagues/search',
  '/api/leagues/invite/abc',
])('%s is never stored', (path) => expect(isStoredCall(path)).toBe(false));

it('a sign-out deletes a user’s data, a visit of the page does not', () => {
  expect(endsSession('POST', '/api/user/logout')).toBe(true);
  expect(endsSession('GET', '/api/user/logout')).toBe(false);
  expect(endsSession('POST', '/api/user/refresh')).toBe(false);
});
