import * as z from 'zod';
import { DESK_ROLES } from './choices.js';
import { done, id, languageCode, moment, textual, translationCode } from './common.js';
import { emailAddress, typedAddress } from './emailAddress.js';
import type { Endpoint } from './endpoint.js';

const name = z.string().trim().min(1).max(80);
/** One line: of a city, a street, a number. */
const addressPart = textual(
  z
    .string()
    .transform((text) => text.trim().replace(/\s+/gu, ' '))
    .pipe(
      z
        .string()
        .max(120)
        .regex(/^[^\p{Cc}\p{Cs}]*$/u),
    ),
);

/** At least six characters (spec §5); the upper bound keeps hashing cheap. */
export const password = z.string().min(6).max(200);

export const user = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  city: z.string().nullable(),
  street: z.string().nullable(),
  streetNr: z.string().nullable(),
  postCode: z.string().nullable(),
  country: z.string().nullable(),
  vrtId: z.string().nullable(),
  favoriteClubId: z.number().int().nullable(),
  avatar: z.string().nullable(),
  /** `premium` marks a premium member, otherwise `user` (decisions §9). */
  role: z.enum(['user', 'premium']),
  roles: z.array(z.enum(['user', 'premium', 'pundit', 'support', 'operator'])),
  /** Roles of the desk beside `roles`: in all competitions (null), or in the one of this slug. Missing without any. */
  deskRoles: z
    .array(z.object({ role: z.enum([...DESK_ROLES, 'operator']), competition: z.string().nullable() }))
    .optional(),
  /**
   * Slugs of the competitions whose own Premium was paid, empty for the default one: there he is a premium member,
   * too.
   */
  premiumIn: z.array(z.string()),
  language: languageCode,
  /** The added language in which he reads what `language` says in English; missing without one. */
  translation: translationCode.optional(),
  /** False for an account that only signs in elsewhere. */
  hasPassword: z.boolean(),
  /**
   * The address was proved: by the link in the welcome mail, a used reset link, or a sign-in elsewhere (decisions
   * §7.4).
   */
  emailVerified: z.boolean(),
  /** The account's sign-ins at other services: the broadcaster, Facebook. */
  identities: z.array(z.object({ provider: z.enum(['vrt', 'facebook']), email: z.string().nullable() })),
});
export type User = z.infer<typeof user>;

/** A signed-in user: the user's fields beside the short-lived access token (decisions §7.1). */
export const signedIn = user.extend({ token: z.string(), expiresAt: moment });
export type SignedIn = z.infer<typeof signedIn>;

/**
 * A sign-in elsewhere (spec §7: `token, user`); `isNew` when it made the account. `reclaimed` when it met an account
 * whose address was never proved: its password and its other sessions are gone.
 */
export const signedInElsewhere = z.object({
  token: z.string(),
  expiresAt: moment,
  user,
  isNew: z.boolean(),
  reclaimed: z.boolean(),
});
export type SignedInElsewhere = z.infer<typeof signedInElsewhere>;

/** A value from the broadcaster's cookie, kept for correlation only (decisions §7.5). */
const widgetUser = z.string().max(200).optional();

export const userEndpoints = {
  'POST user/register': {
    summary: 'Create an account and sign in',
    access: 'open',
    queued: true,
    body: z.object({
      firstName: name,
      lastName: name,
      email: emailAddress,
      password,
      /** The specification's payload leaves it out; when sent it must be true. */
      acceptTerms: z.boolean().optional(),
      language: languageCode.optional(),
      widgetUser,
    }),
    response: signedIn,
    errors: ['email-in-use', 'terms-not-accepted', 'password-too-short', 'too-many-requests'],
  },
  'POST user/login': {
    summary: 'Sign in with e-mail and password',
    access: 'open',
    queued: true,
    body: z.object({
      email: typedAddress,
      password: z.string().max(200),
      widgetUser,
    }),
    response: signedIn,
    errors: ['invalid-credentials', 'too-many-requests'],
  },
  'POST user/refresh': {
    summary: 'Exchange the refresh cookie for a new access token',
    access: 'open',
    response: signedIn,
    errors: ['refresh-refused', 'origin-refused', 'too-many-requests'],
  },
  'POST user/logout': {
    summary: 'End this session',
    access: 'open',
    response: done,
    errors: ['origin-refused'],
  },
  'POST user/forgot': {
    summary: 'Ask for a password-reset mail; the answer never tells whether the address is known',
    access: 'open',
    body: z.object({ email: emailAddress, widgetUser }),
    response: done,
    errors: ['too-many-requests'],
  },
  'POST user/reset': {
    summary: 'Set a new password with a reset token; ends all sessions',
    access: 'open',
    queued: true,
    body: z.object({ password, resetToken: z.string().min(1).max(200), widgetUser }),
    response: done,
    errors: ['reset-token-invalid', 'password-too-short', 'too-many-requests'],
  },
  'POST user/verify-email': {
    summary: 'Prove the address of an account with the token of its welcome mail',
    access: 'open',
    body: z.object({ token: z.string().min(1).max(200), widgetUser }),
    response: done,
    errors: ['verification-token-invalid', 'too-many-requests'],
  },
  'POST user/verify-email/send': {
    summary: 'Send the mail that proves the address once more; none goes to a proved address',
    access: 'session',
    whileSuspended: 'all',
    body: z.object({ widgetUser }),
    response: done,
    errors: ['too-many-requests'],
  },
  'PUT user': {
    summary: 'Change names and address, or the password',
    access: 'session',
    whileSuspended: ['language', 'translation', 'newPassword', 'currentPassword', 'widgetUser'],
    body: z.object({
      firstName: name.optional(),
      lastName: name.optional(),
      city: addressPart.nullish(),
      street: addressPart.nullish(),
      streetNr: addressPart.nullish(),
      postCode: addressPart.nullish(),
      language: languageCode.optional(),
      /** An added language, read over English; null, or `language` alone: none. */
      translation: translationCode.nullish(),
      country: addressPart.nullish(),
      favoriteClubId: id.nullish(),
      newPassword: password.optional(),
      /** The specification's payload leaves it out; when sent it must be right. */
      currentPassword: z.string().max(200).optional(),
      widgetUser,
    }),
    response: user,
    errors: ['password-too-short', 'current-password-wrong', 'too-many-requests'],
  },
  'POST user/avatar': {
    summary: 'Upload a picture of oneself: JPG or PNG under 2 MB, kept as 512 × 512',
    access: 'session',
    multipart: 'avatar',
    body: z.object({ widgetUser }),
    response: user,
    errors: ['upload-missing', 'upload-not-an-image', 'upload-too-large', 'too-many-requests'],
  },
  'DELETE user/avatar': {
    summary: 'Have no picture any more',
    access: 'session',
    whileSuspended: 'all',
    response: user,
    errors: [],
  },
  'POST user/sign-out-everywhere': {
    summary: 'End every session of the account, this one too',
    access: 'session',
    whileSuspended: 'all',
    response: done,
    errors: [],
  },
  'POST user/delete': {
    summary: 'Delete the account: teams and leagues go, what was paid is kept without a name',
    access: 'session',
    whileSuspended: 'all',
    body: z.object({
      /** The account's own address, typed. */
      email: typedAddress,
      /** For accounts with a password. */
      currentPassword: z.string().max(200).optional(),
      widgetUser,
    }),
    response: done,
    errors: ['current-password-wrong', 'account-busy', 'last-operator', 'too-many-requests'],
  },
  'POST user/auth/vrt/start': {
    summary: 'Begin the broadcaster’s sign-in: where to go, and the state to come back with',
    access: 'open',
    body: z.object({
      /** `/provider/vrt` on an allowed origin. */
      redirectURI: z.string().max(500),
      /** `none`: only when the provider needs to ask nothing (the header widget). */
      prompt: z.enum(['none', 'login']).optional(),
      widgetUser,
    }),
    response: z.object({ authorizationURL: z.string(), state: z.string() }),
    errors: ['sso-not-available', 'redirect-refused', 'too-many-requests', 'origin-refused'],
  },
  'POST user/auth/vrt': {
    summary: 'Finish the broadcaster’s sign-in with the code it gave',
    access: 'open',
    body: z.object({
      code: z.string().min(1).max(4000),
      redirectURI: z.string().max(500),
      state: z.string().min(1).max(500),
      /** `iss` of the callback, where the provider sends it (RFC 9207). */
      iss: z.string().max(500).optional(),
      userAgent: z.string().max(500).optional(),
      widgetUser,
    }),
    response: signedInElsewhere,
    errors: [
      'sso-not-available',
      'sso-refused',
      'sso-state-invalid',
      'sso-email-unverified',
      'redirect-refused',
      'origin-refused',
      'too-many-requests',
    ],
  },
  'GET user/auth/facebook': {
    summary: 'Sign in with a Facebook access token, which Facebook itself is asked about',
    access: 'open',
    personal: true,
    query: z.object({
      access_token: z.string().min(1).max(2000),
      favoriteClubId: id.optional(),
      /** 1: a user without an account is refused, and none is created. */
      logInOnly: z.enum(['0', '1', 'true', 'false']).optional(),
    }),
    response: signedInElsewhere,
    errors: [
      'sso-not-available',
      'facebook-refused',
      'facebook-unknown',
      'facebook-without-email',
      'sso-email-unverified',
      'origin-refused',
      'too-many-requests',
    ],
  },
  'GET user/profile': {
    summary: 'The signed-in user',
    access: 'session',
    response: user,
    errors: [],
  },
  'GET user/export': {
    summary: 'Everything the game keeps of the caller: JSON, or a ZIP of CSV files',
    access: 'session',
    query: z.object({ format: z.enum(['json', 'csv']).default('json') }),
    file: true,
    /**
     * By table: `account`, `teams`, `lineups`, `transfers`, `receipts`, `results`, `leagues`, `comments`, `watchlist`
     * …
     */
    response: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    errors: ['too-many-requests'],
  },
} as const satisfies Record<string, Endpoint>;
