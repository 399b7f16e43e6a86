import { randomBytes } from 'node:crypto';

/** As long as Facebook's short-lived tokens of browsers, milliseconds. */
const LIFETIME = 2 * 60 * 60_000;

export interface FacebookToken {
  readonly personId: string;
  /** Epoch milliseconds. */
  readonly endsAt: number;
}

/** Access tokens that were given out; forgotten with the process, as a sign-in needs them for a moment only. */
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
