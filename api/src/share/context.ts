import type { LeaguesContext } from '../leagues/index.js';
import type { LineupKeys } from './lineupKeys.js';

/** What pictures and addresses for other sites are made from. */
export interface ShareContext extends LeaguesContext {
  readonly lineupKeys: LineupKeys;
}
