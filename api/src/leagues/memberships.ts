import type { UnusedPicture } from '../infra/uploads/pictures.js';
import type { Memberships } from '../teams/index.js';
import { stopDuelsOf } from './duels/storedDuels.js';
import { lockLeaguesOf, removeTeamFromLeague } from './removeTeamFromLeague.js';

/** The leagues and duels that removed teams are members of. */
export const memberships: Memberships = {
  lock: lockLeaguesOf,
  async end(database, teamId, season, transaction) {
    const covers: UnusedPicture[] = [];
    for (const league of await lockLeaguesOf(database, [teamId], transaction)) {
      const name = await removeTeamFromLeague(database, league, teamId, season, transaction);
      covers.push({ kind: 'cover', name });
    }
    await stopDuelsOf(database, teamId, season.now, transaction);
    return covers;
  },
};
