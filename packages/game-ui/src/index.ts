export type { DeadlineFact } from './deadline/DeadlineFacts.js';
export { DeadlinePassed, type DeadlinePassedProps } from './deadline/DeadlinePassed.js';
export { isOvertaken } from './deadline/isOvertaken.js';
export { matchesNow } from './deadline/matchesNow.js';
export { nextMatchday } from './deadline/nextMatchday.js';
export { useIsPhone } from './deadline/useIsPhone.js';
export { useLockedNotice } from './deadline/useLockedNotice.js';
export { useOvertakenLine } from './deadline/useOvertakenLine.js';
export { difficulties, ratings } from './domain/difficulties.js';
export { eliminatedClubs } from './domain/eliminatedClubs.js';
export { expectations } from './domain/expectations.js';
export { type ExplainedLine, explainLine } from './domain/explainLine.js';
export {
  comingFixtures,
  type DayGroup,
  type Fixture,
  fixtureOf,
  groupByDay,
  type OwnMatch,
  ownMatches,
} from './domain/fixtures.js';
export { issuesOf, type RuleIssue } from './domain/issuesOf.js';
export { matchdayAverages, pointsByMatchday } from './domain/matchdayAverages.js';
export { type MatchOutlook, matchOutlook } from './domain/matchOutlook.js';
export { type NationFate, nationFate } from './domain/nationCourse.js';
export { eitherOf, type OpponentOutlook, opponentOutlook, undecidedMatch } from './domain/opponentOutlook.js';
export {
  type BenchSlot,
  benchOrders,
  PITCH_ROWS,
  type PitchSlots,
  type PlacedSlot,
  pitchSlots,
} from './domain/pitchRows.js';
export {
  filterPlayers,
  foldText,
  NO_FILTER,
  PAGE_SIZE,
  type Page,
  PLAYER_ORDERS,
  type PlayerFilter,
  type PlayerOrder,
  pageOf,
  valueSteps,
} from './domain/playerList.js';
export { readDataUrl } from './domain/readDataUrl.js';
export { STAGES, type Stage, stageOf, winnerOf } from './domain/rounds.js';
export { shareBelow } from './domain/shareBelow.js';
export { moneyOf, newSquadContext, savedDraft, savedSquadContext } from './domain/squadContext.js';
export { squadOf } from './domain/squadOf.js';
export { type StripState, type StripWeek, stripWeeks } from './domain/strip.js';
export { teamModeOf } from './domain/teamModeOf.js';
export { teamPath } from './domain/teamPath.js';
export { TAB_EMBEDS, type TeamTab, teamTabs } from './domain/teamTabs.js';
export { waitingBefore } from './domain/waitingBefore.js';
export { gamePlayerOf, makeWorld, rulesIn, type World, type WorldSource } from './domain/world.js';
export { createRefetch } from './hooks/createRefetch.js';
export { followPoints, type PointsEvent } from './hooks/followPoints.js';
export { MatchdayWorld } from './hooks/MatchdayWorld.js';
export { prefersReducedMotion } from './hooks/prefersReducedMotion.js';
export { useAddress } from './hooks/useAddress.js';
export { useFailureText } from './hooks/useFailureText.js';
export { useFetchAhead } from './hooks/useFetchAhead.js';
export { useFocusAfterBar } from './hooks/useFocusAfterBar.js';
export { useFocusAfterRemoval } from './hooks/useFocusAfterRemoval.js';
export { type Format, useFormat } from './hooks/useFormat.js';
export { useIsArchive } from './hooks/useIsArchive.js';
export { useIsPremium } from './hooks/useIsPremium.js';
export { useLeaveGuard } from './hooks/useLeaveGuard.js';
export { useMatches } from './hooks/useMatches.js';
export { type Names, useNames } from './hooks/useNames.js';
export { type PlayerInfo, type PlayerInfoState, usePlayerInfo } from './hooks/usePlayerInfo.js';
export { type MarketControl, usePlayerMarket } from './hooks/usePlayerMarket.js';
export { useRedirect } from './hooks/useRedirect.js';
export { type RuleBreach, useRuleText } from './hooks/useRuleText.js';
export { useScrollTo } from './hooks/useScrollTo.js';
export { type Shared, useShare } from './hooks/useShare.js';
export { useTextLanguage } from './hooks/useTextLanguage.js';
export { useUserId } from './hooks/useUserId.js';
export { useWaitingBefore } from './hooks/useWaitingBefore.js';
export { useWaitingChange } from './hooks/useWaitingChange.js';
export { useWorld } from './hooks/useWorld.js';
export { WorldProvider } from './hooks/WorldProvider.js';
export { archiveTexts } from './messages/archiveTexts.js';
export { barTexts } from './messages/barTexts.js';
export { commonTexts } from './messages/commonTexts.js';
export { deadlineTexts } from './messages/deadlineTexts.js';
export { difficultyTexts } from './messages/difficultyTexts.js';
export { marketTexts } from './messages/marketTexts.js';
export { pointTexts } from './messages/pointTexts.js';
export { premiumTexts } from './messages/premiumTexts.js';
export { ruleTexts } from './messages/ruleTexts.js';
export { shareTexts } from './messages/shareTexts.js';
export { sheetTexts } from './messages/sheetTexts.js';
export { statTexts } from './messages/statTexts.js';
export { tabTexts } from './messages/tabTexts.js';
export { DeadlineCountdown } from './parts/DeadlineCountdown.js';
export type { EveningLeague } from './parts/evening/eveningPictures.js';
export { EveningDialog } from './parts/evening/LazyEveningDialog.js';
export { FixtureDifficulty } from './parts/FixtureDifficulty.js';
export { FixtureList, NoFixtures } from './parts/FixtureList.js';
export { DayHeading } from './parts/fixture-row/DayHeading.js';
export { Difficulty } from './parts/fixture-row/Difficulty.js';
export { FixtureRow } from './parts/fixture-row/FixtureRow.js';
export { type FixtureProps, useFixtureProps } from './parts/fixture-row/useFixtureProps.js';
export { PointsSpark } from './parts/form-bars/FormBars.js';
export { OwnershipBar } from './parts/form-bars/OwnershipBar.js';
export { PointsChart } from './parts/LazyCharts.js';
export { ListPager, type ListPagerProps } from './parts/ListPager.js';
export {
  Bleed,
  BuilderColumns,
  CardBody,
  CardPair,
  largeLetters,
  PitchColumns,
  PitchPage,
  PitchPlace,
  WideText,
} from './parts/layout.js';
export { MarketFilters } from './parts/MarketFilters.js';
export { type MarketAdvice, MarketRow } from './parts/MarketRow.js';
export { MatchTiles } from './parts/match-tile/MatchTiles.js';
export { OpenPairingsNote } from './parts/OpenPairingsNote.js';
export { PageFailure } from './parts/PageFailure.js';
export { PageSkeleton } from './parts/PageSkeleton.js';
export { PitchSkeleton } from './parts/PitchSkeleton.js';
export { PlayerMarket, type PlayerMarketProps } from './parts/PlayerMarket.js';
export { PremiumOffer, type PremiumOfferProps } from './parts/PremiumOffer.js';
export { PickerHead } from './parts/picker/PickerHead.js';
export { PickerSheet, type PickerSheetProps, PickerTitle } from './parts/picker/PickerSheet.js';
export { useShirtFlight } from './parts/picker/useShirtFlight.js';
export { type BenchSeat, DugOut, PitchNote } from './parts/pitch/DugOut.js';
export { EmptyPitch } from './parts/pitch/EmptyPitch.js';
export { Pitch, PitchBox } from './parts/pitch/Pitch.js';
export { AssistMark, CardMark, GoalMark, StatusMark } from './parts/player-card/marks.js';
export { OwnShirts } from './parts/player-card/OwnShirts.js';
export {
  OpponentLine,
  PlayerCard,
  type PlayerCardProps,
  type Shirt,
} from './parts/player-card/PlayerCard.js';
export { markOf, shirtOf } from './parts/player-card/shirtOf.js';
export { type CardFixture, fullName, useCards } from './parts/player-card/useCards.js';
export { BandIcon, SheetAction } from './parts/player-sheet/PlayerSheet.js';
export { Portrait } from './parts/player-sheet/Portrait.js';
export { ReadOnlyNote } from './parts/ReadOnlyNote.js';
export { RemoteFrame } from './parts/RemoteFrame.js';
export { ReceiptList, type ReceiptRow } from './parts/receipts/ReceiptList.js';
export { ShareButtons } from './parts/ShareButtons.js';
export { BuilderSkeleton, PitchPageSkeleton, TeamBandSkeleton } from './parts/skeletons.js';
export {
  Standings,
  type StandingsColumn,
  type StandingsProps,
  type StandingsTeam,
} from './parts/standings/Standings.js';
export { WIDE_STANDINGS } from './parts/standings/Standings.styles.js';
export { TeamTabs } from './parts/TeamTabs.js';
export { TopLineupPitch, type TopLineupPitchProps } from './parts/TopLineupPitch.js';
export { TournamentStrip } from './parts/tournament-strip/TournamentStrip.js';
export { WeekStrip } from './parts/WeekStrip.js';
export { WorldGate } from './parts/WorldGate.js';
export { changesOf, type Lateness, latenessOf } from './receipts/refusalDetails.js';
export { useLeadText } from './receipts/useLeadText.js';
export { type PhraseKind, type ReceiptPhrase, useReceiptPhrases } from './receipts/useReceiptPhrases.js';
export { PlayerDetails } from './sheet/LazyPlayerDetails.js';
export type { PlayerDetailsProps } from './sheet/PlayerDetails.js';
export { PlayerPanel } from './sheet/PlayerPanel.js';
export { type SheetRole, type SheetSub, sheetRoleOf } from './sheet/sheetRole.js';
export { useStatus } from './sheet/useStatus.js';
