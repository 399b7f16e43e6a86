import { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE as internals } from 'react';

// React's development build keeps a stack of a hundred frames for every element, to say in a warning who made it: a
// quarter of what a page takes in jsdom. It stops after ten thousand elements within a second; here it never begins.
// The warnings themselves stay. Where React changes its mind about this counter, tests are slower, not wrong.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.MAX_SAFE_INTEGER,
  set() {},
});
