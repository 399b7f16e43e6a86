/** Calls of the API whose last answer is shown without a connection: a path below `/api/`, `*` for one part of it. */
const CALLS = [
  'competition',
  'competitions',
  'clubs',
  'matches',
  'matches/deadline-info',
  'matchday/*/top-lineup',
  'trends',
  'match/*',
  'players',
  'players-stats',
  'player/*',
  'club/*',
  'pages',
  'prizes',
  'user/profile',
  'watchlist',
  'teams',
  'team/*',
  'team/*/points/*',
  'team/*/changes',
  'rankings/*',
  'leagues/*',
  'league/*',
  'league/*/matches',
  'league/*/history',
] as const;

const PATTERNS = CALLS.map((call) => new RegExp(`^/api/${call.replaceAll('*', '[^/]+')}$`));
/** Sign-in, searches and invitations: below the same paths, and about the moment. */
const LEFT_OUT = /^\/api\/leagues\/search$/;

/** True for calls whose response is stored; false for sign-in, payments, help and the desk. */
export function isStoredCall(pathname: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(pathname)) && !LEFT_OUT.test(pathname);
}

const ENDINGS: readonly string[] = ['/api/user/logout', '/api/user/sign-out-everywhere', '/api/user/delete'];

/** True for calls after which the browser's data about a user is deleted. */
export function endsSession(method: string, pathname: string): boolean {
  return method === 'POST' && ENDINGS.includes(pathname);
}
