import type { Access } from '@euro/api-contract';
import type { Context as KoaContext } from 'koa';
import { Refusal } from '../../infra/errors.js';
import type { CallContext } from '../context.js';
import type { Language } from '../messages/messageOf.js';

export type Role = 'premium' | 'pundit' | 'support' | 'operator';

/** The signed-in user behind a call. */
export interface Caller {
  readonly userId: number;
  readonly roles: ReadonlySet<Role>;
  /** Competitions in which he is a premium member while not in all; the router adds the role in their calls. */
  readonly premiumIn?: ReadonlySet<number>;
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
  context: Pick<CallContext, 'readCaller'>,
  access: Access,
): Promise<Caller | null> {
  const token = tokenOf(http);
  if (access === 'open' || (access === 'optional' && token === '')) return null;
  if (token === '') throw new Refusal('not-signed-in');
  return context.readCaller(token);
}

/** The access token of a call; empty without one. */
export function tokenOf(http: KoaContext): string {
  return http.get('authorization').replace(/^Bearer /i, '');
}
