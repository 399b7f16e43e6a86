/**
 * Lists that screens show as choices, apart from the schemas made of them: a page that shows one does not load the
 * validation library.
 */

import { type CorrectableStatistic, type PublicStatistic, STATISTICS } from '@euro/game';

/** Roles that the operator may grant. */
export const GRANTED_ROLES = ['premium', 'pundit', 'support', 'operator'] as const;

/** Roles that open a part of the desk (docs/guides/operate.md). Answers list them apart from those above. */
export const DESK_ROLES = ['editor', 'moderator', 'treasurer'] as const;
export type DeskRole = (typeof DESK_ROLES)[number];

/** Calls that may need a second person of the desk (docs/guides/operate.md#four-eyes). */
export const FOUR_EYES = ['import', 'reopen', 'refund', 'suspension', 'deletion'] as const;
export type FourEyes = (typeof FOUR_EYES)[number];

/** The statuses of an order. */
export const ORDER_STATUSES = [
  'open',
  'paid',
  'failed',
  'expired',
  'canceled',
  'refunded',
  'charged-back',
] as const;

/** Reasons why a reported payment does not match its order (decisions §6.3). */
export const MISMATCH_REASONS = [
  'payment-id',
  'order',
  'currency',
  'amount',
  'status',
  'refund',
  'charge-back',
] as const;

export type CorrectedField = CorrectableStatistic | 'inMin' | 'outMin' | 'skillIndex';

const COUNTS = STATISTICS.flatMap((statistic) =>
  statistic.isCorrectable && statistic.name !== 'minutes' ? [statistic.name] : [],
);

/** Columns of the statistics that an operator may correct, in the order of the feed (docs/guides/operate.md). */
export const CORRECTED_FIELDS: readonly CorrectedField[] = [
  'minutes',
  'inMin',
  'outMin',
  ...COUNTS,
  'skillIndex',
];

/** A count of `pointsOverview`: a statistic of the feed, whose minutes are called `time` (spec §3). */
export type OverviewCount = Exclude<PublicStatistic, 'minutes'> | 'time';

/** The counts of `pointsOverview`, in the order of the feed. */
export const OVERVIEW_COUNTS: readonly OverviewCount[] = STATISTICS.flatMap((statistic) =>
  statistic.isPublic ? [statistic.name === 'minutes' ? 'time' : statistic.name] : [],
);

/** Why users complain about a message, a league or a team. */
export const COMPLAINT_REASONS = ['insult', 'spam', 'other'] as const;
export type ComplaintReason = (typeof COMPLAINT_REASONS)[number];

/** For how many days an account may be suspended; besides, until an operator lifts it. */
export const SUSPENSION_DAYS = [1, 7, 30] as const;

/** Whom an announcement is for. */
export const ANNOUNCEMENT_SEGMENTS = ['everyone', 'with-team', 'without-team', 'premium'] as const;
export type AnnouncementSegment = (typeof ANNOUNCEMENT_SEGMENTS)[number];

/** What news says of a player. */
export const NEWS_KINDS = ['injured', 'doubtful', 'banned', 'available'] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];
