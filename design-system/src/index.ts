export { Badge, type BadgeProps } from './badge/Badge.js';
export { type Crest, crestFromSeed } from './badge/crest.js';
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
  type ButtonVariant,
} from './button/Button.js';
export { Card, CardHeader, type CardHeaderProps } from './card/Card.js';
export { Chip, type ChipProps, type ChipTone, LiveDot } from './chip/Chip.js';
export { Crown, CrownArt, type CrownProps } from './crown/Crown.js';
export { type BenchSeat, DugOut, type DugOutProps, PitchNote } from './dug-out/DugOut.js';
export { Flag, type FlagProps } from './flag/Flag.js';
export { FormBars, type FormBarsProps, PointsSpark, type PointsSparkProps } from './form-bars/FormBars.js';
export { type DateStyle, formatDate, formatDateTime, formatTime, type Moment } from './format/dates.js';
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
export { IconButton, type IconButtonProps, type IconButtonVariant } from './icon-button/IconButton.js';
export { Jersey, type JerseyProps, type JerseyVariant } from './jersey/Jersey.js';
export { type Kit, type KitPattern, kits } from './jersey/kits.js';
export { Cluster, ContainerBox, Grid, PageBody, SidePanelLayout, Stack, Wrap } from './layout/layout.js';
export { type Announce, LiveRegion, type LiveRegionProps, useAnnounce } from './live-region/LiveRegion.js';
export { OwnershipBar, type OwnershipBarProps } from './ownership-bar/OwnershipBar.js';
export { Pitch, PitchBox, type PitchProps, PitchRow } from './pitch/Pitch.js';
export {
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
export { Skeleton, type SkeletonProps, TableSkeleton } from './skeleton/Skeleton.js';
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
export { breakpoints, container, media } from './tokens/breakpoints.js';
export { bareButton, ellipsis, heading, nightStripes, numeral, onNight, twoLines } from './tokens/mixins.js';
export { type TokenName, token } from './tokens/token.js';
export { Caption, CardTitle, Heading, Num, Soft, VisuallyHidden } from './typography/typography.js';
export { Mark, Wordmark, type WordmarkProps } from './wordmark/Wordmark.js';
