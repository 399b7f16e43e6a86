import type { LeaguesContext } from '../leagues/index.js';

/** What pictures and addresses for other sites are made from. */
export type ShareContext = LeaguesContext;
