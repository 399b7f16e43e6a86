export { Avatar, type AvatarProps } from './avatar/Avatar.js';
export { Badge, type BadgeProps } from './badge/Badge.js';
export { type Crest, crestFromSeed } from './badge/crest.js';
export { Band, type BandProps } from './band/Band.js';
export { FactRow } from './band/FactRow.js';
export { BrandLink, type BrandLinkProps } from './brand/BrandLink.js';
export { BrandMark, type BrandMarkProps } from './brand/BrandMark.js';
export { type BrandColours, brandColours } from './brand/brandColours.js';
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
  type ButtonVariant,
} from './button/Button.js';
export { Callout, type CalloutProps, type CalloutTone } from './callout/Callout.js';
export { Card, type CardLook } from './card/Card.js';
export { CardHeader, type CardHeaderProps } from './card/CardHeader.js';
export { ChatBubble, type ChatBubbleProps } from './chat/ChatBubble.js';
export { ChatDay, ChatEvent, ChatFrame, type ChatFrameProps } from './chat/ChatFrame.js';
export { ChatCard, type ChatMenu } from './chat/ChatMenu.js';
export { AboveComposer, Composer, type ComposerProps } from './chat/Composer.js';
export { Checkbox, type CheckboxProps } from './checkbox/Checkbox.js';
export { Chip, type ChipProps, type ChipTone, LiveDot } from './chip/Chip.js';
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
export {
  ChangeList,
  ConfirmDialog,
  type ConfirmDialogProps,
  Dialog,
  type DialogProps,
} from './dialog/Dialog.js';
export { useReturnFocus } from './dialog/useReturnFocus.js';
export { Drawing, type DrawingProps } from './drawing/Drawing.js';
export { Control, Hint, Input, LabelText } from './field/control.js';
export { Field, type FieldProps } from './field/Field.js';
export { PasswordField, type PasswordFieldProps } from './field/PasswordField.js';
export { SearchField, type SearchFieldProps } from './field/SearchField.js';
export { TextArea, type TextAreaProps } from './field/TextArea.js';
export { type DebouncedText, useDebouncedText } from './field/useDebouncedText.js';
export { FilterButton, type FilterButtonProps } from './filter-bar/FilterButton.js';
export { type FilterChip, FilterChips, type FilterChipsProps } from './filter-bar/FilterChips.js';
export { Flag, type FlagProps } from './flag/Flag.js';
export { flyFlags } from './flag/flagBands.js';
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
export { IconButton, type IconButtonProps, type IconButtonVariant } from './icon-button/IconButton.js';
export { Jersey, type JerseyProps, type JerseyVariant } from './jersey/Jersey.js';
export { type Kit, type KitPattern, kits, wearKits } from './jersey/kits.js';
export { ContainerBox, Grid, SidePanelLayout } from './layout/columns.js';
export { Cluster, FieldRow, PageBody, PhoneOnly, Stack, WideOnly, Wrap } from './layout/layout.js';
export { Section, SectionHead, type SectionHeadProps, type SectionProps } from './layout/Section.js';
export { ListFrame } from './list-frame/ListFrame.js';
export { IconTile, ListRow, type ListRowProps, StepNumber } from './list-row/ListRow.js';
export { type Announce, LiveRegion, type LiveRegionProps, useAnnounce } from './live-region/LiveRegion.js';
export { type SaidOptions, useSaid } from './live-region/useSaid.js';
export { MoveArrow, type MoveArrowProps } from './move-arrow/MoveArrow.js';
export { Pager, type PagerProps } from './pager/Pager.js';
export { prose } from './rich-text/prose.js';
export { RichText } from './rich-text/RichText.js';
export { Segmented, type SegmentedOption, type SegmentedProps } from './segmented/Segmented.js';
export { Select, type SelectOption, type SelectProps } from './select/Select.js';
export { SideSheet, SideSheetClose, type SideSheetProps, SideSheetTitle } from './side-sheet/SideSheet.js';
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
export { useBarHeight } from './sticky-bar/useBarHeight.js';
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
export { useChosenInView } from './tabs/useChosenInView.js';
export { BackLink } from './text-link/BackLink.js';
export { LinkButton } from './text-link/LinkButton.js';
export { TextLink, type TextLinkProps } from './text-link/TextLink.js';
export { applyTheme, shownTheme, type ThemeChoice } from './theme/applyTheme.js';
export { ClockProvider, type ClockProviderProps, type Now, useClock } from './theme/ClockProvider.js';
export { GlobalStyle, themeVariables } from './theme/GlobalStyle.js';
export { Anchor, type AnchorProps, LinkProvider, type LinkProviderProps } from './theme/LinkProvider.js';
export { OverlayProvider, type OverlayProviderProps, useOverlayContainer } from './theme/OverlayProvider.js';
export { LayerContext, type OpenLayer, useLayer } from './theme/useLayer.js';
export { useTimeLeft } from './theme/useTimeLeft.js';
export {
  type ShowToast,
  type ToastMessage,
  ToastProvider,
  type ToastProviderProps,
  type ToastTone,
  useToast,
} from './toasts/ToastProvider.js';
export { breakpoints, container, lowScreen, media } from './tokens/breakpoints.js';
export {
  bareButton,
  ellipsis,
  fadeWhenScrollable,
  heading,
  hidden,
  nightStripes,
  numeral,
  onNight,
  runningLine,
  twoLines,
} from './tokens/mixins.js';
export { type TokenName, token } from './tokens/token.js';
export { inElement } from './typography/inElement.js';
export { Caption, CardTitle, Heading, Num, Soft, VisuallyHidden } from './typography/typography.js';
