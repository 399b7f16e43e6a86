/** The parts of `teams` that other features use. */

export { makePowerSub } from './commands/makePowerSub.js';
export { playBooster } from './commands/playBooster.js';
export { removeTeams } from './commands/removeTeams.js';
export { renameTeam } from './commands/renameTeam.js';
export { saveSquad } from './commands/saveSquad.js';
export { transferPlayers } from './commands/transferPlayers.js';
export type { Memberships, TeamsContext } from './context.js';
export { freeTransfersOf } from './freeTransfersOf.js';
export { type HeldLineup, lineupIn, loadLineupsOf } from './loadLineup.js';
export { loadPowerSubs, loadPowerSubsOf } from './loadPowerSubs.js';
export { loadResults, RESULTS, readResults, readStoredResult, resultSql } from './loadResults.js';
export { loadRunningMatchday } from './loadRunningMatchday.js';
export { loadHeldLineup } from './loadTeamToChange.js';
export { type LockedTeam, lockTeam, selectLockedTeam, updateTeam } from './lockedTeam.js';
export { boosterOf, boosterWeeks, heldWeek } from './modeOf.js';
export { may } from './policies/policies.js';
export { presentBadge } from './presentBadge.js';
export { readSeasonConsistently } from './readConsistently.js';
export { rewindTeams } from './rewindTeams.js';
export { teamRoutes } from './routes/index.js';
export { type LineupColumns, readLineup, type StoredLineup } from './storedLineup.js';
export { loadTransfers, loadTransfersOf, type StoredTransfer } from './storedTransfers.js';
export { type LoadedTeamPoints, loadTeamPoints } from './views/loadTeamPoints.js';
export { loadTeamView } from './views/loadTeamView.js';
export { presentTeamPoints } from './views/presentTeamPoints.js';
export { loadRecap, presentRecap } from './views/recap.js';
export { watchlistRoutes } from './watchlist/watchlistRoutes.js';
