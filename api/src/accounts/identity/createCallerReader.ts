import type { Caller } from '../../http/index.js';
import type { Database } from '../../infra/db/database.js';
import { Refusal } from '../../infra/errors.js';
import type { AccessTokens } from './accessTokens.js';
import { rolesOfSession } from './sessions.js';

interface Parts extends Pick<Database, 'sequelize'> {
  readonly accessTokens: AccessTokens;
}

/** Reads callers from access tokens: the sign-in behind one must still hold, and the roles are those of now. */
export function createCallerReader(parts: Parts): (token: string) => Promise<Caller> {
  return async (token) => {
    const verification = await parts.accessTokens.verify(token);
    if (!verification.ok) throw new Refusal(verification.code);
    const roles = await rolesOfSession(parts, verification.caller.sessionFamily);
    if (!roles) throw new Refusal('session-expired');
    return { ...verification.caller, ...roles };
  };
}
