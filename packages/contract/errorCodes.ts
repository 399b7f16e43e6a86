/**
 * Every code an answer may carry, with its HTTP status. A code's sentence in Dutch and English lives with the API;
 * a client may rely on the code only.
 */
export const errorStatus = {
  // any call
  'invalid-input': 400,
  'malformed-body': 400,
  'contract-unsupported': 400,
  'not-signed-in': 401,
  'session-expired': 401,
  forbidden: 403,
  'origin-refused': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'body-too-large': 413,
  'unsupported-media-type': 415,
  'too-many-requests': 429,
  'internal-error': 500,
  'not-available': 503,
  // identity
  'email-in-use': 409,
  'terms-not-accepted': 400,
  'invalid-credentials': 401,
  'password-too-short': 400,
  'reset-token-invalid': 400,
  'verification-token-invalid': 400,
  'refresh-refused': 401,
  'current-password-wrong': 403,
  'account-busy': 409,
  /** A change by a suspended account; `details.until`, null where it ends only by hand. */
  'account-suspended': 403,
  /** A message of a user who may not chat for some time; `details.until`. */
  'chat-suspended': 403,
  /** An appeal against the caller's own decision, while there is somebody else at the desk. */
  'other-person-needed': 409,
  /** Erasing or merging the caller's own account, or one with a role of the desk. */
  'account-of-desk': 409,
  'last-operator': 409,
  'sso-not-available': 503,
  'sso-refused': 401,
  'sso-state-invalid': 400,
  'sso-email-unverified': 409,
  'facebook-refused': 401,
  'facebook-unknown': 404,
  'facebook-without-email': 422,
  'redirect-refused': 400,
  // any change of a competition that is over
  'competition-closed': 409,
  // teams
  'too-many-teams': 409,
  'team-name-too-short': 422,
  'team-name-too-long': 422,
  'team-name-invalid': 422,
  'lineup-invalid': 422,
  'deadline-passed': 409,
  'team-locked': 409,
  'transfers-required': 409,
  'team-changed-meanwhile': 409,
  'team-not-deletable': 409,
  'nothing-to-show-yet': 404,
  'idempotency-key-invalid': 400,
  'idempotency-key-reused': 422,
  'premium-required': 403,
  'spying-disabled': 409,
  // transfers, boosters, power subs
  'transfers-invalid': 422,
  'transfers-not-left': 409,
  'transfers-not-needed': 409,
  'transfers-final': 409,
  'transfers-not-resettable-now': 409,
  'prices-changed': 409,
  'boosters-disabled': 409,
  'booster-too-early': 409,
  'booster-used': 409,
  'booster-already-active': 409,
  'booster-not-needed': 409,
  'power-sub-refused': 409,
  // leagues and chat
  'league-name-invalid': 422,
  'league-week-invalid': 409,
  /** `details.because`: `not-over`, or `founded-already` with `leagueId`. */
  'league-again-refused': 409,
  'league-full': 409,
  'too-many-leagues': 409,
  'already-in-league': 409,
  'removed-from-league': 403,
  'invite-required': 403,
  'invite-invalid': 404,
  'too-many-wrong-codes': 429,
  'cup-needs-teams': 409,
  'cup-running': 409,
  'duel-taken': 409,
  /** `details.because`: `own-team`, `running` against this opponent, `blocked`, or a rematch that is `not-over`. */
  'duel-refused': 409,
  'too-many-duels': 409,
  'comment-invalid': 422,
  'poll-invalid': 422,
  'poll-closed': 409,
  // uploads
  'upload-missing': 400,
  'pack-missing': 400,
  'upload-not-an-image': 422,
  'upload-too-large': 413,
  // the help desk
  'help-message-invalid': 422,
  // statistics
  'watchlist-full': 409,
  // money
  'coupon-unknown': 404,
  'coupon-used': 409,
  'coupon-once-per-account': 409,
  'coupon-needs-pairs': 422,
  'coupon-code-invalid': 422,
  'coupon-exists': 409,
  'nothing-to-pay': 422,
  'team-not-payable': 409,
  'already-premium': 409,
  'payment-failed': 502,
  'payments-not-available': 503,
  'payment-not-cancelable': 409,
  'payment-not-refundable': 409,
  /**
   * `details.because`: `both` (an amount and teams), `under-way`, `paid-back` (one of the teams), `changed` or
   * `too-much`, the last two with `left` in cents.
   */
  'refund-refused': 409,
  // the operator
  'own-role': 409,
  /** The call is stored, and is done once a second person approves; `details.id` is that of the approval. */
  'waits-for-approval': 409,
  /** Somebody else has to approve it. */
  'own-request': 409,
  /** `details.because`: `own-account`, or `has-role` of the desk. */
  'not-suspendable': 409,
  'matchday-not-ready': 409,
  'page-changed-meanwhile': 409,
  'correction-invalid': 422,
  'competition-state-refused': 409,
  'settings-invalid': 422,
  'announcement-invalid': 422,
  /** Its state is not the one that the caller saw, or the team does not win it any more. */
  'prize-changed-meanwhile': 409,
  // the live feed
  'signature-refused': 401,
  'feed-refused': 422,
  // mail
  'unsubscribe-token-invalid': 400,
  // notifications
  'push-endpoint-refused': 422,
  'push-no-device': 409,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

/** Problems of a squad, as `details.issues` of `lineup-invalid`; the codes are those of `@euro/game`. */
export interface IssueDetail {
  readonly code: string;
  readonly params?: Readonly<Record<string, unknown>>;
}
