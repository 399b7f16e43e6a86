import * as z from 'zod';
import { done, id, moment } from './common.js';
import type { Endpoint } from './endpoint.js';

const name = z.string().trim().min(1).max(80);
const email = z.string().trim().toLowerCase().max(254).pipe(z.email());
const addressPart = z.string().trim().max(120);

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
  language: z.enum(['nl', 'en']),
});
export type User = z.infer<typeof user>;

/** A signed-in user: the user's fields beside the short-lived access token (decisions §7.1). */
export const signedIn = user.extend({ token: z.string(), expiresAt: moment });
export type SignedIn = z.infer<typeof signedIn>;

/** A value from the broadcaster's cookie, kept for correlation only (decisions §7.5). */
const widgetUser = z.string().max(200).optional();

export const userEndpoints = {
  'POST user/register': {
    summary: 'Create an account and sign in',
    access: 'open',
    body: z.object({
      firstName: name,
      lastName: name,
      email,
      password,
      /** The specification's payload leaves it out; when sent it must be true. */
      acceptTerms: z.boolean().optional(),
      language: z.enum(['nl', 'en']).optional(),
      widgetUser,
    }),
    response: signedIn,
    errors: ['email-in-use', 'terms-not-accepted', 'password-too-short'],
  },
  'POST user/login': {
    summary: 'Sign in with e-mail and password',
    access: 'open',
    body: z.object({
      email: z.string().trim().toLowerCase().max(254),
      password: z.string().max(200),
      widgetUser,
    }),
    response: signedIn,
    errors: ['invalid-credentials'],
  },
  'POST user/refresh': {
    summary: 'Exchange the refresh cookie for a new access token',
    access: 'open',
    response: signedIn,
    errors: ['refresh-refused', 'origin-refused'],
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
    body: z.object({ email, widgetUser }),
    response: done,
    errors: [],
  },
  'POST user/reset': {
    summary: 'Set a new password with a reset token; ends all sessions',
    access: 'open',
    body: z.object({ password, resetToken: z.string().min(1).max(200), widgetUser }),
    response: done,
    errors: ['reset-token-invalid', 'password-too-short'],
  },
  'PUT user': {
    summary: 'Change names and address, or the password',
    access: 'session',
    body: z.object({
      firstName: name.optional(),
      lastName: name.optional(),
      city: addressPart.nullish(),
      street: addressPart.nullish(),
      streetNr: addressPart.nullish(),
      postCode: addressPart.nullish(),
      language: z.enum(['nl', 'en']).optional(),
      newPassword: password.optional(),
      widgetUser,
    }),
    response: user,
    errors: ['password-too-short'],
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
    /** By table: `account`, `teams`, `lineups`, `transfers`, `receipts`, `results`, `leagues`, `comments`, `watchlist` … */
    response: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    errors: ['too-many-requests'],
  },
} as const satisfies Record<string, Endpoint>;
