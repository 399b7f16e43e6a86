export {
  type BoosterRefusal,
  type PlayBoosterInput,
  refusalToPlayBooster,
} from './boosters/refusalToPlayBooster.js';
export { type BudgetAdvice, budgetAdvice } from './budget/budgetAdvice.js';
export { type Completion, cheapestCompletion } from './budget/cheapestCompletion.js';
export { type Expectation, fillSquad } from './budget/fillSquad.js';
export { replacePlayers, type SquadSwap } from './budget/replacePlayers.js';
export { expectedPoints, type Prospects } from './calendar/expectedPoints.js';
export { type Difficulty, fixtureDifficulty } from './calendar/fixtureDifficulty.js';
export { type NationRecord, nationRatings } from './calendar/nationRatings.js';
export { clubLimit } from './clubLimit.js';
export { competitionRules, type RuleSettings } from './competitionRules.js';
export { DEFAULT_SETTINGS } from './defaultSettings.js';
export {
  type DepthPlace,
  type DepthPlayer,
  type ExpectedLineup,
  type ExpectedLineupInput,
  expectedLineup,
} from './depth/expectedLineup.js';
export { isOneYellowFromBan, isSuspendedNext, type MatchCards } from './depth/suspension.js';
export { chooseCaptain, chooseViceCaptain } from './draft/chooseCaptain.js';
export { draftFromLineup } from './draft/draftFromLineup.js';
export {
  clubCounts,
  draftCost,
  formationName,
  moneyLeft,
  type OpenSlots,
  openSlots,
  startingCounts,
} from './draft/draftQueries.js';
export {
  type DraftResult,
  type DraftSquad,
  type Refusal,
  type RefusalCode,
  type Slot,
  slotOf,
} from './draft/draftSquad.js';
export { emptyDraft } from './draft/emptyDraft.js';
export { type IncompleteCode, type LineupResult, lineupFromDraft } from './draft/lineupFromDraft.js';
export { moveBench } from './draft/moveBench.js';
export { pickPlayer, refusalToPick } from './draft/pickPlayer.js';
export { removePlayer } from './draft/removePlayer.js';
export { canSwap, refusalToSwap, swapPlayers } from './draft/swapPlayers.js';
export { countPositions, formationText, isValidFormation, type PositionCounts } from './formation.js';
export { isUnlimitedBooster } from './isUnlimitedBooster.js';
export { type DrawnMatch, drawSchedule } from './leagues/drawSchedule.js';
export { findMentions, type Mention, type Mentionable } from './leagues/findMentions.js';
export { type CupRound, type CupTie, cupPlaces, cupWeeks, playCup } from './leagues/playCup.js';
export { type PlayedMatch, playMatches } from './leagues/playMatches.js';
export {
  type LeagueTeam,
  type MatchRecord,
  matchRecords,
  NO_MATCHES,
  type Standing,
  standingsByMatches,
  standingsByPoints,
  tablePoints,
} from './leagues/standings.js';
export { changedRoles } from './lineup/changedRoles.js';
export { leftToPlay } from './lineup/leftToPlay.js';
export { orderLineup } from './lineup/orderLineup.js';
export { pairSwaps, type SwapPair } from './lineup/pairSwaps.js';
export {
  type Issue,
  type IssueCode,
  type LineupCandidate,
  SQUAD_RULES,
  validateLineup,
} from './lineup/validateLineup.js';
export { type MenuVisibility, type MenuVisibilityInput, menuVisibility } from './menuVisibility.js';
export { holdsLink } from './names/holdsLink.js';
export { holdsInvisible, withoutInvisible } from './names/invisible.js';
export { LEAGUE_NAME_LENGTH, validateLeagueName } from './names/validateLeagueName.js';
export type { NameCode, NameResult } from './names/validateName.js';
export { validatePersonName } from './names/validatePersonName.js';
export {
  TEAM_NAME_LENGTH,
  TEAM_NAME_MAX_UNITS,
  type TeamNameCode,
  type TeamNamePurpose,
  type TeamNameResult,
  validateTeamName,
} from './names/validateTeamName.js';
export { withoutLinks } from './names/withoutLinks.js';
export { maxCoupons, type PaymentInput, paymentTotal } from './payments/paymentTotal.js';
export { readCouponCode } from './payments/readCouponCode.js';
export { COACH, DEFENDER, FORWARD, GOALKEEPER, MIDFIELDER, POSITION_IDS } from './positions.js';
export { applyPowerSubs, type PoweredLineup, type PowerSub } from './power-subs/applyPowerSubs.js';
export type { PlayerStatus } from './power-subs/playerStatus.js';
export type { PowerSubContext } from './power-subs/powerSubContext.js';
export {
  type PowerSubInput,
  type PowerSubRefusal,
  type RefusedPowerSub,
  refusalToPowerSub,
} from './power-subs/refusalToPowerSub.js';
export {
  refusalToUndoPowerSub,
  type UndoPowerSubInput,
  type UndoPowerSubRefusal,
} from './power-subs/refusalToUndoPowerSub.js';
export { buyingPrice } from './prices/buyingPrice.js';
export { isForSale } from './prices/isForSale.js';
export { sellingPrice } from './prices/sellingPrice.js';
export { squadPrice } from './prices/squadPrice.js';
export { type AutoSub, type AutoSubInput, autoSubstitutions } from './scoring/autoSubstitutions.js';
export { type BestOfSquadInput, bestOfSquad } from './scoring/bestOfSquad.js';
export { type BoosterGain, type BoosterGainInput, boosterGain } from './scoring/boosterGain.js';
export { type FullMatchBonus, fullMatchBonus } from './scoring/fullMatchBonus.js';
export { cleanSheetMinutes, fullMinutes } from './scoring/fullMinutes.js';
export { isAbsent, type PlayerMatchday } from './scoring/playerMatchday.js';
export {
  PLAYER_RULES,
  type PlayerRule,
  type PointLine,
  type PointRule,
  sumPoints,
} from './scoring/pointLine.js';
export { scoreAppearance } from './scoring/scoreAppearance.js';
export { matchOutcome, scoreCoach } from './scoring/scoreCoach.js';
export {
  type ScoreTeamInput,
  type SelectionPoints,
  scoreTeam,
  type TeamPoints,
  teamTotal,
} from './scoring/scoreTeam.js';
export type { ScoredStatistic, ScoringRule, ScoringSetting } from './scoring/scoringRule.js';
export {
  type CorrectableStatistic,
  EMPTY_STAT,
  type MatchStat,
  mapStatistics,
  type PublicStatistic,
  STATISTICS,
  type StatisticName,
} from './scoring/statistics.js';
export { type TopLineup, type TopLineupInput, topLineup } from './scoring/topLineup.js';
export { type EarlierPoints, type PointSettings, settingsIn } from './settingsIn.js';
export { type Registered, type Registration, type Spell, spellAt } from './spellAt.js';
export { type BoosterWeeks, boosterInWeek } from './time/boosterInWeek.js';
export { countingMatchday, type MatchdaySettings, type PlannedMatch } from './time/countingMatchday.js';
export { type DeadlineInfo, deadlineInfo, type MatchdayDeadline } from './time/deadlineInfo.js';
export { isBeforeStart, type StartInput } from './time/isBeforeStart.js';
export { type TeamMode, type TeamModeInput, teamMode } from './time/teamMode.js';
export {
  type BracketMatch,
  type BracketRound,
  type BracketSlot,
  bracket,
  placementMatches,
} from './tournament/bracket.js';
export { type Champion, champion, isFinal } from './tournament/champion.js';
export { groupExits } from './tournament/groupExits.js';
export type { GroupCriterion, TableCriterion } from './tournament/groupOrder.js';
export type { GroupRecord } from './tournament/groupRecord.js';
export { type GroupPhase, type GroupRow, type GroupTable, groupTables } from './tournament/groupTables.js';
export { lastMatches } from './tournament/lastMatches.js';
export {
  givesPoints,
  isAwaited,
  isCalledOff,
  isDecidedUnplayed,
  isPlayedInMatchday,
  type MatchStateName,
  SPECIAL_STATES,
  type SpecialState,
} from './tournament/matchStates.js';
export { matchWinner } from './tournament/matchWinner.js';
export {
  isPlacement,
  type MatchOrigin,
  type TournamentClub,
  type TournamentMatch,
} from './tournament/tournamentMatch.js';
export { areExtra } from './transfers/areExtra.js';
export { type FreeTransfers, type FreeTransfersInput, freeTransfers } from './transfers/freeTransfers.js';
export { planTransfers } from './transfers/planTransfers.js';
export { type RepairInput, repairSquad, type SquadRepair } from './transfers/repairSquad.js';
export { type SurplusClub, surplusClubs } from './transfers/surplusClubs.js';
export type {
  PlannedTransfer,
  TransferInput,
  TransferIssue,
  TransferIssueCode,
  TransferPair,
  TransferPlan,
  TransferResult,
} from './transfers/transfer.js';
export { type PlayedTransfer, type TransferGain, transferGain } from './transfers/transferGain.js';
export type {
  Booster,
  CompetitionRules,
  EpochMs,
  GamePlayer,
  HalfPoints,
  Lineup,
  MatchOutcome,
  MessageParams,
  PerPosition,
  PositionId,
  Range,
  SquadContext,
  Tenths,
} from './types.js';
export { toHalfPoints, toMillions, toPoints, toTenths } from './units.js';
