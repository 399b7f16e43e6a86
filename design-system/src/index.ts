export { Avatar, type AvatarProps } from './avatar/Avatar.js';
export { Badge, type BadgeProps } from './badge/Badge.js';
export { type Crest, crestFromSeed } from './badge/crest.js';
export { Band, type BandProps, FactRow } from './band/Band.js';
export { BenchList, type BenchListPlayer, type BenchListProps } from './bench-list/BenchList.js';
export {
  type BoosterState,
  type BoosterTile,
  BoosterTiles,
  type BoosterTilesProps,
} from './boosters/BoosterTiles.js';
export { BroadcasterAccount, type BroadcasterAccountProps } from './broadcaster-strip/BroadcasterAccount.js';
export { BroadcasterMark } from './broadcaster-strip/BroadcasterMark.js';
export { BroadcasterStrip, type BroadcasterStripProps } from './broadcaster-strip/BroadcasterStrip.js';
export { FacebookMark } from './broadcaster-strip/FacebookMark.js';
export { OrLine, PartnerButton, type PartnerButtonProps } from './broadcaster-strip/PartnerButton.js';
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
  type ButtonVariant,
} from './button/Button.js';
export { Card, CardHeader, type CardHeaderProps, type CardLook } from './card/Card.js';
export { ChatBubble, type ChatBubbleProps } from './chat/ChatBubble.js';
export { ChatDay, ChatEvent, ChatFrame, type ChatFrameProps } from './chat/ChatFrame.js';
export { AboveComposer, Composer, type ComposerProps } from './chat/Composer.js';
export { Checkbox, type CheckboxProps } from './checkbox/Checkbox.js';
export { Chip, type ChipProps, type ChipTone, LiveDot } from './chip/Chip.js';
export { type CompareRow, CompareTable, type CompareTableProps } from './compare/CompareTable.js';
export { CompareLayout, PremiumCard, type PremiumCardProps } from './compare/PremiumCard.js';
export { CompareTick, type CompareTickProps } from './compare-tray/CompareTick.js';
export {
  type CompareChart,
  type ComparedPlayer,
  CompareTray,
  type CompareTrayProps,
} from './compare-tray/CompareTray.js';
export {
  Countdown,
  type CountdownLook,
  type CountdownProps,
  type CountdownUnits,
} from './countdown/Countdown.js';
export { DeadlineBlock, type DeadlineBlockProps } from './countdown/DeadlineBlock.js';
export { Crown, CrownArt, type CrownProps } from './crown/Crown.js';
export { CrownedName, type CrownedNameProps } from './crown/CrownedName.js';
export type { Column, PhonePlace, Sort } from './data-table/column.js';
export { DataTable, type DataTableProps } from './data-table/DataTable.js';
export { PlayerCell, type PlayerCellProps, PlayerCellSkeleton } from './data-table/PlayerCell.js';
export { DeadlineChip, type DeadlineChipProps } from './deadline-chip/DeadlineChip.js';
export {
  ChangeList,
  ConfirmDialog,
  type ConfirmDialogProps,
  Dialog,
  type DialogProps,
} from './dialog/Dialog.js';
export { Drawing, type DrawingProps } from './drawing/Drawing.js';
export { type BenchSeat, DugOut, type DugOutProps, PitchNote } from './dug-out/DugOut.js';
export { Field, type FieldProps } from './field/Field.js';
export { PasswordField, type PasswordFieldProps } from './field/PasswordField.js';
export { SearchField, type SearchFieldProps } from './field/SearchField.js';
export { TextArea, type TextAreaProps } from './field/TextArea.js';
export { type DebouncedText, useDebouncedText } from './field/useDebouncedText.js';
export { FilterButton, type FilterButtonProps } from './filter-bar/FilterButton.js';
export { type FilterChip, FilterChips, type FilterChipsProps } from './filter-bar/FilterChips.js';
export { Flag, type FlagProps } from './flag/Flag.js';
export { Footer, type FooterProps } from './footer/Footer.js';
export { FormBars, type FormBarsProps, PointsSpark, type PointsSparkProps } from './form-bars/FormBars.js';
export {
  type DateStyle,
  formatClockTime,
  formatDate,
  formatDateTime,
  formatTime,
  type Moment,
} from './format/dates.js';
export { type DurationParts, formatDuration, splitDuration, twoDigits } from './format/duration.js';
export type { Locale } from './format/locale.js';
export {
  formatInteger,
  formatMillions,
  formatMillionsShort,
  formatOrdinal,
  formatPercent,
  formatPoints,
  formatPrice,
  formatSignedPoints,
  type PointDecimals,
} from './format/numbers.js';
export { AccountMenu, type AccountMenuProps } from './header/AccountMenu.js';
export { BurgerMenu, type BurgerMenuProps } from './header/BurgerMenu.js';
export { HeaderBar, type HeaderBarProps } from './header/HeaderBar.js';
export {
  AccountBadge,
  type AccountBadgeProps,
  type Language,
  LanguageSwitch,
  type LanguageSwitchProps,
  ThemeSwitch,
  type ThemeSwitchProps,
} from './header/HeaderTools.js';
export { MainNav, type MainNavProps, type NavItem, NavLink } from './header/MainNav.js';
export { type OwnTeam, TeamSwitcher, type TeamSwitcherProps } from './header/TeamSwitcher.js';
export { HelpArt, HelpAvatar } from './help-chat/HelpArt.js';
export { HelpChatPanel, type HelpChatPanelProps } from './help-chat/HelpChatPanel.js';
export { HelpLauncher, type HelpLauncherProps } from './help-chat/HelpLauncher.js';
export { Hero, HeroCard, type HeroProps } from './hero/Hero.js';
export { type InfoArt, InfoCard, type InfoCardProps, InfoCards } from './hero/InfoCard.js';
export { type TodayMatch, TodayStrip, type TodayStripProps } from './hero/TodayStrip.js';
export { IconButton, type IconButtonProps, type IconButtonVariant } from './icon-button/IconButton.js';
export { Jersey, type JerseyProps, type JerseyVariant } from './jersey/Jersey.js';
export { type Kit, type KitPattern, kits } from './jersey/kits.js';
export {
  Cluster,
  ContainerBox,
  Grid,
  PageBody,
  PhoneOnly,
  SidePanelLayout,
  Stack,
  WideOnly,
  Wrap,
} from './layout/layout.js';
export { Section, SectionHead, type SectionHeadProps, type SectionProps } from './layout/Section.js';
export { InviteCode, type InviteCodeProps } from './leagues/InviteCode.js';
export { LeagueCover, type LeagueCoverProps } from './leagues/LeagueCover.js';
export { LeagueSwitcher, type LeagueSwitcherProps, type SwitchedLeague } from './leagues/LeagueSwitcher.js';
export {
  type LeagueHeaders,
  LeagueTable,
  type LeagueTableProps,
  type LeagueTeam,
} from './leagues/LeagueTable.js';
export { LeftToPlay, type LeftToPlayProps } from './leagues/LeftToPlay.js';
export { DayHeading, FixtureRow, type FixtureRowProps } from './list-row/FixtureRow.js';
export {
  Difficulty,
  type DifficultyProps,
  IconTile,
  ListRow,
  type ListRowProps,
  StepNumber,
} from './list-row/ListRow.js';
export {
  type Announce,
  LiveRegion,
  type LiveRegionProps,
  type SaidOptions,
  useAnnounce,
  useSaid,
} from './live-region/LiveRegion.js';
export { Bracket, type BracketProps, type BracketRoundColumn } from './matches/Bracket.js';
export type { BracketEntry, BracketSide } from './matches/BracketBox.js';
export type { FinalCardProps } from './matches/FinalCard.js';
export {
  GroupLegend,
  GroupTable,
  type GroupTableProps,
  type GroupTableRow,
  type GroupTableTexts,
  type Through,
} from './matches/GroupTable.js';
export { type MatchdayTile, MatchdayTiles, type MatchdayTilesProps } from './matches/MatchdayTiles.js';
export { MatchdayTilesSkeleton } from './matches/MatchdayTilesSkeleton.js';
export { MatchDay, MatchRow, type MatchRowProps, type MatchSide } from './matches/MatchRow.js';
export {
  MatchSummary,
  type MatchSummaryProps,
  type SummaryName,
  type SummaryRow,
} from './matches/MatchSummary.js';
export { MatchTile, type MatchTileProps } from './matches/MatchTile.js';
export { Scoreboard, type ScoreboardProps, type ScoreboardTeam } from './matches/Scoreboard.js';
export { ScoreboardSkeleton } from './matches/ScoreboardSkeleton.js';
export { ScorePlate } from './matches/ScorePlate.js';
export { type MatchEvent, ScorersList, type ScorersListProps } from './matches/ScorersList.js';
export { OwnershipBar, type OwnershipBarProps } from './ownership-bar/OwnershipBar.js';
export { Pager, type PagerProps } from './pager/Pager.js';
export {
  CouponField,
  type CouponFieldProps,
  type CouponState,
} from './payments/CouponField.js';
export { OrderSummary, type OrderSummaryProps, type SummaryLine } from './payments/OrderSummary.js';
export { PayBar, type PayBarProps } from './payments/PayBar.js';
export { PaymentReceipt, type PaymentReceiptProps } from './payments/PaymentReceipt.js';
export { PayHead, PayRow, type PayRowProps, PayRows } from './payments/PayRow.js';
export { Pitch, PitchBox, type PitchProps, PitchRow } from './pitch/Pitch.js';
export { PitchSkeleton, type PitchSkeletonProps } from './pitch/PitchSkeleton.js';
export { Touchline, type TouchlinePlace, type TouchlineProps } from './pitch/Touchline.js';
export {
  AssistMark,
  CardMark,
  GoalMark,
  type PlayerMark,
  StatusMark,
  type StatusMarkProps,
} from './player-card/marks.js';
export {
  Fixture,
  type FixtureProps,
  PlayerCard,
  type PlayerCardProps,
  type PlayerCardState,
  type Shirt,
} from './player-card/PlayerCard.js';
export { PlayerList, type PlayerListProps } from './player-list/PlayerList.js';
export { PlayerRow, type PlayerRowAction, type PlayerRowProps } from './player-list/PlayerRow.js';
export {
  BandIcon,
  PlayerSheet,
  type PlayerSheetProps,
  SheetAction,
  type SheetActionProps,
  type SheetFact,
} from './player-sheet/PlayerSheet.js';
export { StatGrid, type StatGridProps } from './player-sheet/StatGrid.js';
export {
  type BreakdownLine,
  MatchChoice,
  type MatchChoiceProps,
  type MatchOption,
  PointsBreakdown,
  type PointsBreakdownProps,
} from './points-breakdown/PointsBreakdown.js';
export {
  BandColumns,
  FactGrid,
  type FactGridProps,
  MatchdayPager,
  type MatchdayPagerProps,
  type MatchdayStep,
  PointsScore,
  type PointsScoreProps,
} from './points-head/PointsHead.js';
export { Portrait, type PortraitProps } from './portrait/Portrait.js';
export { PremiumUpsell, type PremiumUpsellProps } from './premium-upsell/PremiumUpsell.js';
export { MoveArrow, type MoveArrowProps } from './rankings/MoveArrow.js';
export { Podium, type PodiumProps, type PodiumTeam } from './rankings/Podium.js';
export { PodiumSkeleton } from './rankings/PodiumSkeleton.js';
export { type RankedTeam, type RankHeaders, RankTable, type RankTableProps } from './rankings/RankTable.js';
export { Difference, type DifferenceProps, type DifferenceSide } from './receipts/Difference.js';
export { ReceiptList, type ReceiptListProps, type ReceiptRow } from './receipts/ReceiptList.js';
export { prose } from './rich-text/prose.js';
export { RichText } from './rich-text/RichText.js';
export { Segmented, type SegmentedOption, type SegmentedProps } from './segmented/Segmented.js';
export { Select, type SelectOption, type SelectProps } from './select/Select.js';
export { PerkCard, type PerkCardProps, Perks } from './shop/PerkCard.js';
export { SeenAs, type SeenAsProps } from './shop/SeenAs.js';
export { ShopHero, type ShopHeroProps } from './shop/ShopHero.js';
export { Skeleton, type SkeletonProps, TableSkeleton } from './skeleton/Skeleton.js';
export { Slider, type SliderProps } from './slider/Slider.js';
export {
  EmptyState,
  type EmptyStateProps,
  ErrorState,
  type ErrorStateProps,
  NotFound,
  type NotFoundProps,
  SectionFallback,
  type SectionFallbackProps,
} from './states/States.js';
export { type MeterGroup, StickyBar, type StickyBarProps } from './sticky-bar/StickyBar.js';
export { Switch, type SwitchProps } from './switch/Switch.js';
export {
  type LinkTab,
  LinkTabs,
  type LinkTabsProps,
  type PanelTab,
  TabPanel,
  Tabs,
  type TabsProps,
} from './tabs/Tabs.js';
export { TeamHead, type TeamHeadProps } from './team-head/TeamHead.js';
export { BackLink } from './text-link/BackLink.js';
export { LinkButton } from './text-link/LinkButton.js';
export { TextLink, type TextLinkProps } from './text-link/TextLink.js';
export { applyTheme, shownTheme, type ThemeChoice } from './theme/applyTheme.js';
export {
  ClockProvider,
  type ClockProviderProps,
  type Now,
  useClock,
  useTimeLeft,
} from './theme/ClockProvider.js';
export { GlobalStyle, themeVariables } from './theme/GlobalStyle.js';
export { Anchor, type AnchorProps, LinkProvider, type LinkProviderProps } from './theme/LinkProvider.js';
export { OverlayProvider, type OverlayProviderProps } from './theme/OverlayProvider.js';
export {
  type ShowToast,
  type ToastMessage,
  ToastProvider,
  type ToastProviderProps,
  type ToastTone,
  useToast,
} from './toasts/ToastProvider.js';
export { breakpoints, container, lowScreen, media } from './tokens/breakpoints.js';
export { bareButton, ellipsis, heading, nightStripes, numeral, onNight, twoLines } from './tokens/mixins.js';
export { type TokenName, token } from './tokens/token.js';
export {
  type MatchdayState,
  type StripMatchday,
  TournamentStrip,
  type TournamentStripProps,
} from './tournament-strip/TournamentStrip.js';
export {
  AfterList,
  AfterPlayers,
  type AfterPlayersProps,
  AfterRow,
  type AfterRowProps,
} from './transfers/AfterList.js';
export { Callout, type CalloutProps, type CalloutTone } from './transfers/Callout.js';
export { ChoiceRow, type ChoiceRowProps } from './transfers/ChoiceRow.js';
export {
  type NationFixture,
  NationFixtures,
  type NationFixturesProps,
} from './transfers/NationFixtures.js';
export { type PairPlayer, TransferPair, type TransferPairProps } from './transfers/TransferPair.js';
export {
  type CoinGroup,
  TransferTally,
  TransferTallyCard,
  type TransferTallyProps,
} from './transfers/TransferTally.js';
export { Caption, CardTitle, Heading, Num, Soft, VisuallyHidden } from './typography/typography.js';
export { Mark, Wordmark, type WordmarkProps } from './wordmark/Wordmark.js';
