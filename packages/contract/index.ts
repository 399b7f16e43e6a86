/** Settings that a competition has unless it says otherwise; for examples. */
export { DEFAULT_SETTINGS } from '@euro/game';
export {
  type Announcement,
  announcement,
  type OperatorAnnouncement,
} from './announcement.js';
export { type Approval, approval } from './approval.js';
export {
  type ChatChanges,
  type ChatComment,
  type ChatDuel,
  type ChatOperation,
  type ChatPlace,
  type ChatPoll,
  type ChatPollOption,
  type ChatQuote,
  type ChatReaction,
  type ChatResult,
  type ChatTeam,
  chatOperations,
  chatSchema,
  type NewPollOption,
  POLL_LIMITS,
  REACTION_KINDS,
  type ReactionKind,
} from './chat.js';
export { chatPath } from './chatPath.js';
export {
  ANNOUNCEMENT_SEGMENTS,
  type AnnouncementSegment,
  COMPLAINT_REASONS,
  CORRECTED_FIELDS,
  type ComplaintReason,
  DESK_ROLES,
  type DeskRole,
  FOUR_EYES,
  type FourEyes,
  GRANTED_ROLES,
  MISMATCH_REASONS,
  NEWS_KINDS,
  type NewsKind,
  ORDER_STATUSES,
  OVERVIEW_COUNTS,
  type OverviewCount,
  SUSPENSION_DAYS,
} from './choices.js';
export { type Club, clubs } from './clubs.js';
export { type ErrorBody, errorBody, languageCode } from './common.js';
export { competitionCalls } from './competitionCalls.js';
export {
  type Brand,
  brand,
  type PublishedCompetition,
  publishedCompetition,
} from './competitions.js';
export { type Complaint, complaint, type PastEvent, type SuspectedAccount } from './complaint.js';
export {
  type CompetitionSettings,
  competitionSettings,
  type Page,
  page,
  type Services,
  scoringRule,
  services,
} from './content.js';
export { API_CONTRACT, CONTRACT_HEADER, SERVED_API_CONTRACTS } from './contractNumber.js';
export {
  type Correction,
  correctedField,
  correction,
  type NewsEdit,
  newsEdit,
  type PlayerFigures,
  playerFigures,
} from './correction.js';
export { type CupTie, cupTie, type LeagueCup, leagueCup } from './cup.js';
export {
  type Challenge,
  challenge,
  type Duel,
  type DuelLength,
  type DuelState,
  duel,
  duelLength,
  duelState,
} from './duel.js';
export type { Access, Endpoint } from './endpoint.js';
export {
  type BodyOf,
  type EndpointName,
  type Endpoints,
  endpoints,
  type FileEndpointName,
  type ParamsOf,
  type ParsedBodyOf,
  type ParsedParamsOf,
  type ParsedQueryOf,
  type QueryOf,
  type ResponseOf,
} from './endpoints.js';
export { type ErrorCode, errorStatus, type IssueDetail } from './errorCodes.js';
export {
  FAULT_CODES,
  type Fault,
  type FaultGroup,
  type FaultyRelease,
  fault,
  MAX_FAULTS,
} from './fault.js';
export { type FeedMessage, type FeedPage, feedMessage, feedPage, MAX_FEED_BYTES } from './feed.js';
export {
  editedState,
  type FixtureEdit,
  type FixtureReport,
  fixtureEdit,
  type MatchValues,
} from './fixture.js';
export {
  type HelpConversation,
  type HelpMessage,
  type HelpTicket,
  helpConversation,
  helpMessage,
} from './help.js';
export { LANGUAGES, type Language } from './languages.js';
export {
  type HeadToHead,
  headToHead,
  type Invitation,
  invitation,
  type League,
  type LeagueCard,
  type LeagueHistory,
  type LeagueMatch,
  type LeagueRemoval,
  type LeagueRow,
  type LeaguesAgain,
  type LeagueView,
  league,
  leagueCard,
  leagueHistory,
  leagueMatch,
  leagueRemoval,
  leagueRow,
  leagueView,
  type OwnLeague,
  ownLeague,
} from './league.js';
export {
  type LiveMatch,
  type LivePlayer,
  type LiveState,
  liveMatch,
  livePlayer,
  liveState,
  liveStream,
  type PlayerStatus,
  playerStatus,
} from './live.js';
export {
  type DeadlineInfo,
  deadlineInfo,
  type Match,
  type MatchOrigin,
  type MatchPlayer,
  type MatchSide,
  match,
  matchOrigin,
  matchPlayer,
  matchSide,
  type Scorer,
  scorer,
} from './match.js';
export {
  type AuditEntry,
  auditEntry,
  grantedRole,
  type HeldMessage,
  type HeldRole,
  heldMessage,
  type MatchdayState,
  matchdayState,
  type OperatorUser,
  type Suspension,
  type UserSheet,
  userSheet,
} from './operator.js';
export {
  type CompetitionState,
  competitionState,
  type OperatorCompetition,
  type OperatorSetting,
  type PackImport,
} from './operatorCompetitions.js';
export {
  type ActivityCount,
  type WorkFailure,
  type WorkState,
  workFailure,
} from './operatorWork.js';
export { MAX_LOAD_CALLS, type PageLoad, pageLoad } from './pageLoad.js';
export {
  type Coupon,
  coupon,
  type MismatchReason,
  type Order,
  type OrderStatus,
  order,
  orderKind,
  orderStatus,
  type PaymentMismatch,
} from './payment.js';
export {
  type CareerSeason,
  type ClubPlayer,
  clubPlayer,
  type FilterColumn,
  filterColumn,
  type Player,
  type PlayerMatch,
  type PlayerNews,
  type PlayerStatsRow,
  type PointLine,
  type PointsOverview,
  player,
  playerMatch,
  playerStatsRow,
  pointLine,
  pointsOverview,
  type StatColumn,
  type StatFilter,
  statColumn,
  statFilter,
} from './player.js';
export {
  PRIZE_IMAGES,
  type Prize,
  type PrizeImage,
  type PrizeType,
  prize,
  prizeType,
  type SpanPrize,
  spanPrize,
} from './prize.js';
export { PRODUCT_CREDITS } from './productCredits.js';
export {
  PUSH_KINDS,
  type PushDevice,
  type PushKind,
  type PushSettings,
  pushDevice,
  pushSettings,
} from './push.js';
export {
  type LeagueMode,
  leagueMode,
  type RankedTeam,
  type RankingChoice,
  type RankingRow,
  type RankingType,
  rankedTeam,
  rankingChoice,
  rankingRow,
  rankingType,
} from './ranking.js';
export { booster, type Receipt, receipt, type TeamChanges, teamChanges } from './receipt.js';
export { type RefundRun, refundRun } from './refund.js';
export { changesForSuspended, refusalsOf } from './refusals.js';
export { type Reminders, reminders } from './reminder.js';
export { SHARED_READS } from './sharedReads.js';
export {
  type ChangedTeam,
  type ConfirmedTransfer,
  changedTeam,
  type FreeTransfers,
  freeTransfers,
  type ScoredSelection,
  type SelectedPlayer,
  scoredSelection,
  selectedPlayer,
  type Team,
  type TeamPoints,
  type TeamRecap,
  type TeamView,
  type TopLineup,
  team,
  teamPoints,
  teamRecap,
  teamView,
  topLineup,
} from './team.js';
export { type TrendRow, type Trends, trendRow, trends } from './trends.js';
export {
  type SignedIn,
  type SignedInElsewhere,
  signedIn,
  signedInElsewhere,
  type User,
  user,
} from './user.js';
export { type PrizeClaimState, type PrizeWinner, prizeClaimState, prizeWinner } from './winner.js';
export { wordParts } from './wordParts.js';
