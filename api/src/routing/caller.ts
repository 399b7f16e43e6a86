import type { Access } from '@euro/api-contract';
import type { Context as KoaContext } from 'koa';
import type { AppContext } from '../context.js';
import { Refusal } from '../errors.js';
import { rolesOfSession } from '../identity/sessions.js';
import type { Language } from '../messages/messageOf.js';

export type Role = 'premium' | 'pundit' | 'support' | 'operator';

/** The signed-in user behind a call. */
export interface Caller {
  readonly userId: number;
  readonly roles: ReadonlySet<Role>;
  /** The sign-in that the access token belongs to. */
  readonly sessionFamily: string;
  /** The language of the profile. */
  readonly language: Language;
}

/**
 * Who calls, from the token in `Authorization` (spec §7: without "Bearer"). Where a token is optional, one that ran out
 * is refused all the same, so that nobody is shown a stranger's view of his own team.
 */
export async function identifyCaller(
  http: KoaContext,
  context: AppContext,
  access: Access,
): Promise<Caller | null> {
  const token = tokenOf(http);
  if (access === 'open' || (access === 'optional' && token === '')) return null;
  if (token === '') throw new Refusal('not-signed-in');
  const verified = await context.accessTokens.verify(token);
  if (!verified.ok) throw new Refusal(verified.code);
  const roles = await rolesOfSession(context, verified.caller.sessionFamily);
  if (!roles) throw new Refusal('session-expired');
  return { ...verified.caller, roles };
}

/** The access token of a call; empty without one. */
export function tokenOf(http: KoaContext): string {
  return http.get('authorization').replace(/^Bearer /i, '');
}
