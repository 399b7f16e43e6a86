/** What the lab (`ops/lab`) uses of the API. */

export { createPasswords } from '../accounts/identity/passwords.js';
export { startSession } from '../accounts/identity/sessions.js';
export { loadCandidates } from '../demo/candidates.js';
export { makeManager, makeTeamName } from '../demo/names.js';
export { DEMO_START } from '../demo/seedDemo.js';
export { MANAGER_ADDRESSES, makeSquads, type SeededTeam, seedTeams } from '../demo/seedTeams.js';
export { packAnswer, unpackAnswer } from '../http/idempotency/idempotencyKey.js';
export { type Caller, identifyCaller } from '../http/routing/caller.js';
export { eventBytes, STREAM_HEADERS } from '../http/streams/eventStream.js';
export type { Clock } from '../infra/clock/clock.js';
export { DatabaseClock } from '../infra/clock/databaseClock.js';
export { FixedClock } from '../infra/clock/fixedClock.js';
export { competitionsDirectory } from '../infra/competitionsDirectory.js';
export type { GameContext } from '../infra/context.js';
export { connectDatabase } from '../infra/db/connectDatabase.js';
export type { Database } from '../infra/db/database.js';
export { migrate } from '../infra/db/migrate.js';
export { select } from '../infra/db/select.js';
export { withStatementTimeout } from '../infra/db/timeBudget.js';
export { type Env, readEnv } from '../infra/env.js';
export { createLog } from '../infra/logging/createLog.js';
export { hashToken } from '../infra/random/secrets.js';
export { createLeague } from '../leagues/commands/createLeague.js';
export { type LeagueTable, tableOf } from '../leagues/leagueTable.js';
export { requireLeagueFacts } from '../leagues/loadLeagueFacts.js';
export type { Member } from '../leagues/loadMembers.js';
export { searchWords } from '../leagues/searchWords.js';
export type { StoredLeague } from '../leagues/storedLeague.js';
export type { MatchStat } from '../models/index.js';
export { RESULT, readPart, readResult, type TeamResult } from '../packed/resultParts.js';
export { indexRange, type Place, StoredRanking } from '../scoring/rankings/index.js';
export { indexNamesJob } from '../scoring/rankings/names/indexNamesJob.js';
export { presentRankingRow } from '../scoring/routes/rankings/presentRankingRow.js';
export { prizesByRank } from '../scoring/routes/rankings/prizesByRank.js';
export { rankTeams } from '../scoring/routes/rankings/rankTeams.js';
export {
  confirmWeek,
  matchdayDigest,
  type SettleOptions,
  settleDue,
  settleWeek,
  sweepResults,
} from '../scoring/settlement/index.js';
export { createApp } from '../server/app.js';
export type { AppContext } from '../server/context.js';
export { createContext } from '../server/createContext.js';
export { type HeldLineup, lineupIn } from '../teams/loadLineup.js';
export type { OwnedTeam } from '../teams/loadOwnedTeam.js';
export type { VisibleResult } from '../teams/loadResults.js';
export { matchdayPointsOf } from '../teams/matchdayPoints.js';
export { heldWeek } from '../teams/modeOf.js';
export { presentBadge } from '../teams/presentBadge.js';
export { describeLineup, describeNewSquad } from '../teams/receipts/describeChanges.js';
export { presentReceipt } from '../teams/receipts/receipts.js';
export { acceptSquad } from '../teams/squadChange.js';
export { type LineupColumns, readLineup, writeLineup } from '../teams/storedLineup.js';
export { loadTeamList } from '../teams/views/loadTeamList.js';
export { loadTeamPoints, scoreLoadedTeam } from '../teams/views/loadTeamPoints.js';
export { loadTeamView, viewOf } from '../teams/views/loadTeamView.js';
export { presentTeamPoints } from '../teams/views/presentTeamPoints.js';
export { type LoadedCompetition, loadCompetition } from '../tournament/competition/loadCompetition.js';
export type { Season, SeasonMatchday } from '../tournament/competition/loadSeason.js';
export { storedSettings } from '../tournament/competition/storedSettings.js';
export { correctStat } from '../tournament/corrections/correctStat.js';
export { importFeed } from '../tournament/feed/importFeed.js';
export { readFeed } from '../tournament/feed/readFeed.js';
export { lastScoredWeek, refreshSnapshot, type TournamentSnapshot } from '../tournament/snapshot/index.js';
export { requireSnapshot } from '../tournament/snapshot/requireSnapshot.js';
export { changeSettings } from './changeSettings.js';
export { DatabaseServer } from './databaseServer.js';
export { freePort } from './freePort.js';
export { importTournament } from './importTournament.js';
export { Program } from './program.js';
export { type RedisServer, startRedisServer } from './redisServer.js';
export { startSlowSmtp } from './slowSmtp.js';
export { type ClusterPlace, type Databases, DURABLE, startReplicated } from './startReplicated.js';
export { createTestDatabase, type TestDatabase } from './testDatabase.js';
export { Wire } from './wire.js';
