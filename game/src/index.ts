export { clubLimit } from './clubLimit.js';
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
export { orderLineup } from './lineup/orderLineup.js';
export { type Issue, type IssueCode, type LineupCandidate, validateLineup } from './lineup/validateLineup.js';
export { type MenuVisibility, type MenuVisibilityInput, menuVisibility } from './menuVisibility.js';
export { COACH, DEFENDER, FORWARD, GOALKEEPER, MIDFIELDER, POSITION_IDS } from './positions.js';
export { buyingPrice } from './prices/buyingPrice.js';
export { sellingPrice } from './prices/sellingPrice.js';
export { squadPrice } from './prices/squadPrice.js';
export { type AutoSub, type AutoSubInput, autoSubstitutions } from './scoring/autoSubstitutions.js';
export type { MatchStat } from './scoring/matchStat.js';
export type { PlayerMatchday } from './scoring/playerMatchday.js';
export { type PointLine, type PointRule, sumPoints } from './scoring/pointLine.js';
export { scoreAppearance } from './scoring/scoreAppearance.js';
export { matchOutcome, scoreCoach } from './scoring/scoreCoach.js';
export {
  type ScoreTeamInput,
  type SelectionPoints,
  scoreTeam,
  type TeamPoints,
  teamTotal,
} from './scoring/scoreTeam.js';
export { type BoosterWeeks, boosterInWeek } from './time/boosterInWeek.js';
export { type DeadlineInfo, deadlineInfo, type MatchdayDeadline } from './time/deadlineInfo.js';
export { type TeamMode, type TeamModeInput, teamMode } from './time/teamMode.js';
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
export {
  TEAM_NAME_LENGTH,
  TEAM_NAME_MAX_UNITS,
  type TeamNameCode,
  type TeamNamePurpose,
  type TeamNameResult,
  validateTeamName,
} from './validateTeamName.js';
