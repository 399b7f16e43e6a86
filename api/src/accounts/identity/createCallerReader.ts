import type { Caller } from '../../http/index.js';
import type { BaseContext } from '../../infra/context.js';
import { Refusal } from '../../infra/errors.js';
import type { AccessTokens } from './accessTokens.js';
import { callerOfSession } from './sessions.js';

interface Parts extends Pick<BaseContext, 'sequelize' | 'realNow'> {
  readonly accessTokens: AccessTokens;
}

/** Reads callers from access tokens: the sign-in behind one must still hold, and the roles are those of now. */
export function createCallerReader(parts: Parts): (token: string, isChange?: boolean) => Promise<Caller> {
  return async (token, isChange = false) => {
    const verification = await parts.accessTokens.verify(token);
    if (!verification.ok) throw new Refusal(verification.code);
    const current = await callerOfSession(parts, verification.caller.sessionFamily, isChange);
    if (!current) throw new Refusal('session-expired');
    return { ...verification.caller, ...current };
  };
}
