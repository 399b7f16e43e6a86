/**
 * Lists that screens draw as choices: apart from the schemas made of them, so that a page that shows one does not bring the
 * library that checks them.
 */

/** What the operator may give an account. */
export const GRANTED_ROLES = ['premium', 'pundit', 'support', 'operator'] as const;

/** How an order may stand. */
export const ORDER_STATUSES = [
  'open',
  'paid',
  'failed',
  'expired',
  'canceled',
  'refunded',
  'charged-back',
] as const;

/** What about a reported payment may not be the order's (decisions §6.3). */
export const MISMATCH_REASONS = [
  'payment-id',
  'order',
  'currency',
  'amount',
  'status',
  'refund',
  'charge-back',
] as const;

/** Columns of the statistics that the operator may correct: the fields of the feed, in its order (docs/guides/operate.md). */
export const CORRECTED_FIELDS = [
  'minutes',
  'inMin',
  'outMin',
  'goals',
  'assists',
  'own_goals',
  'yellow_cards',
  'second_yellow',
  'red_card',
  'penalty_miss',
  'penalty_saved',
  'conceeded',
  'saves',
  'duelWon',
  'duelLost',
  'interception',
  'shotOffTarget',
  'errorLeadToGoal',
  'bigChanceCreated',
  'headClearance',
  'ballRecovery',
  'skillIndex',
] as const;
