import type { LeaguesContext } from '../leagues/index.js';
import type { LineupKeys } from './lineupKeys.js';

/** Dependencies of pictures and addresses for other sites. */
export interface ShareContext extends LeaguesContext {
  readonly lineupKeys: LineupKeys;
}
