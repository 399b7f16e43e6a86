import { randomBytes } from 'node:crypto';

/** Lifetime of Facebook's short-lived browser tokens, in milliseconds. */
const LIFETIME = 2 * 60 * 60_000;

export interface FacebookToken {
  readonly personId: string;
  /** Epoch milliseconds. */
  readonly endsAt: number;
}

/** Issued access tokens, in memory only: a sign-in needs them briefly. */
export function createTokens(now: () => number) {
  const tokens = new Map<string, FacebookToken>();
  return {
    give(personId: string): string {
      const token = `EAA${randomBytes(24).toString('hex')}`;
      tokens.set(token, { personId, endsAt: now() + LIFETIME });
      return token;
    },
    find: (token: string): FacebookToken | undefined => tokens.get(token),
    isValid: (token: FacebookToken): boolean => token.endsAt > now(),
    lifetimeSeconds: LIFETIME / 1000,
  };
}

export type Tokens = ReturnType<typeof createTokens>;
