import { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE as internals } from 'react';

// React's development build captures a stack of a hundred frames per element, for the owner in warnings: a quarter of
// the time of a page in jsdom. It stops after ten thousand elements within a second; this patch stops it from the
// start. The warnings themselves remain. If React changes this counter, tests become slower, not wrong.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.MAX_SAFE_INTEGER,
  set() {},
});
