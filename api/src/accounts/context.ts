import type { Seal } from '../infra/seal.js';
import type { Mailer } from '../mail/index.js';
import type { TeamsContext } from '../teams/index.js';
import type { AccessTokens } from './identity/accessTokens.js';
import type { Passwords } from './identity/passwords.js';
import type { RefreshTokens } from './identity/refreshTokens.js';
import type { FacebookGraph } from './providers/facebook/graph.js';
import type { OpenIdProvider } from './providers/oidc/openIdProvider.js';

/** Dependencies of sign-in, changes of an account, and its deletion. */
export interface AccountsContext extends TeamsContext {
  readonly accessTokens: AccessTokens;
  readonly refreshTokens: RefreshTokens;
  readonly passwords: Passwords;
  /** Encrypts secrets that must be read again. */
  readonly seal: Seal;
  /** The broadcaster; null: sign-in there is not offered. */
  readonly sso: OpenIdProvider | null;
  readonly facebook: FacebookGraph | null;
  readonly mailer: Mailer;
  /** The leagues' chats, for comments that go with their author. */
  readonly chat: { moved(leagueId: number, revision: number): void };
}
