export { type Club, clubs } from './clubs.js';
export { type ErrorBody, errorBody } from './common.js';
export { type CompetitionSettings, competitionSettings, type Page, page } from './content.js';
export type { Access, Endpoint } from './endpoint.js';
export {
  type BodyOf,
  type EndpointName,
  type Endpoints,
  endpoints,
  type ParamsOf,
  type ParsedBodyOf,
  type ParsedParamsOf,
  type ParsedQueryOf,
  type QueryOf,
  type ResponseOf,
} from './endpoints.js';
export { type ErrorCode, errorStatus, type IssueDetail } from './errorCodes.js';
export {
  type DeadlineInfo,
  deadlineInfo,
  type Match,
  type MatchPlayer,
  type MatchSide,
  match,
  matchPlayer,
  matchSide,
} from './match.js';
export {
  type Player,
  type PlayerMatch,
  type PlayerStatsRow,
  type PointLine,
  type PointsOverview,
  player,
  playerMatch,
  playerStatsRow,
  pointLine,
  pointsOverview,
  type StatColumn,
  statColumn,
} from './player.js';
export { type RankingRow, rankingRow } from './ranking.js';
export {
  type ScoredSelection,
  type SelectedPlayer,
  scoredSelection,
  selectedPlayer,
  type Team,
  type TeamPoints,
  type TeamView,
  team,
  teamPoints,
  teamView,
} from './team.js';
export { type SignedIn, signedIn, type User, user } from './user.js';
