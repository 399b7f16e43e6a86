/**
 * Every code an answer may carry, with its HTTP status. A code's sentence in Dutch and English lives with the API;
 * a client may rely on the code only.
 */
export const errorStatus = {
  // any call
  'invalid-input': 400,
  'malformed-body': 400,
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
  'refresh-refused': 401,
  // teams
  'team-exists': 409,
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
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

/** What is wrong with a squad, as `details.issues` of `lineup-invalid`; the codes are those of `@euro/game`. */
export interface IssueDetail {
  readonly code: string;
  readonly params?: Readonly<Record<string, unknown>>;
}
