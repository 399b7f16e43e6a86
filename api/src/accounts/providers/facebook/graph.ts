import { createHmac } from 'node:crypto';
import type { Logger } from 'pino';
import * as z from 'zod';
import type { Env } from '../../../infra/env.js';
import { nameOf } from '../nameOf.js';
import type { Person } from '../person.js';

export type TokenCheck =
  | { readonly kind: 'signed-in'; readonly person: Person }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unavailable' };

/** Asks Facebook whether an access token is a sign-in to this app (decisions §7.3). */
export interface FacebookGraph {
  check(accessToken: string): Promise<TokenCheck>;
}

/** For each call, milliseconds. */
const TIMEOUT = 5_000;

const debugTokenAnswer = z.object({
  data: z.object({
    app_id: z.string(),
    is_valid: z.boolean(),
    user_id: z.string().min(1),
    /** Epoch seconds; 0: never. */
    expires_at: z.number().optional(),
  }),
});
const me = z.object({
  id: z.string(),
  email: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  name: z.string().optional(),
});

interface Parts {
  readonly log: Pick<Logger, 'warn'>;
  readonly now: () => number;
}

/**
 * Facebook's Graph API. `debug_token` must say that the token is valid, of our app, and whose; `me` must be the same
 * person. Facebook gives confirmed addresses only.
 */
export function createFacebookGraph(
  { appId, appSecret, graphUrl }: NonNullable<Env['facebook']>,
  { log, now }: Parts,
): FacebookGraph {
  async function ask(path: string, query: Readonly<Record<string, string>>): Promise<unknown> {
    const response = await fetch(`${graphUrl}/${path}?${new URLSearchParams(query)}`, {
      signal: AbortSignal.timeout(TIMEOUT),
      redirect: 'error',
    });
    if (response.status >= 500) throw new Error(`Facebook answered ${response.status}`);
    return response.json();
  }

  async function identify(accessToken: string): Promise<TokenCheck> {
    const appToken = `${appId}|${appSecret}`;
    const token = debugTokenAnswer.safeParse(
      await ask('debug_token', { input_token: accessToken, access_token: appToken }),
    );
    if (!token.success) return { kind: 'refused' };
    const { app_id: ofApp, is_valid: isValid, user_id: subject, expires_at: end = 0 } = token.data.data;
    if (!isValid || ofApp !== appId || (end !== 0 && end * 1000 <= now())) return { kind: 'refused' };
    const proof = createHmac('sha256', appSecret).update(accessToken).digest('hex');
    const profile = me.safeParse(
      await ask('me', {
        fields: 'id,email,first_name,last_name,name',
        access_token: accessToken,
        appsecret_proof: proof,
      }),
    );
    if (!profile.success || profile.data.id !== subject) return { kind: 'refused' };
    return { kind: 'signed-in', person: readPerson(profile.data) };
  }

  function readPerson({
    id,
    email = '',
    first_name: first = '',
    last_name: last = '',
    name = '',
  }: Me): Person {
    const address = email.trim().toLowerCase();
    return {
      // Ids of people are an app's own.
      issuer: `https://www.facebook.com/${appId}`,
      subject: id,
      email: address === '' ? null : address,
      isEmailVerified: address !== '',
      ...nameOf({
        firstName: first,
        lastName: last,
        fullName: name,
        otherwise: [address.split('@')[0] ?? ''],
      }),
    };
  }

  return {
    async check(accessToken) {
      try {
        return await identify(accessToken);
      } catch (error) {
        // Neither the address nor the cause is logged: they contain tokens.
        log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'Facebook can not be reached');
        return { kind: 'unavailable' };
      }
    },
  };
}

type Me = z.infer<typeof me>;
