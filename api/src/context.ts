import type { Logger } from 'pino';
import type { ChatHub } from './chat/index.js';
import type { Clock } from './clock/clock.js';
import type { Database } from './db/database.js';
import type { Env } from './env.js';
import type { ExpectedFaults, FaultCounts } from './faults/index.js';
import type { AccessTokens } from './identity/accessTokens.js';
import type { Passwords } from './identity/passwords.js';
import type { RateLimits } from './identity/rateLimits.js';
import type { RefreshTokens } from './identity/refreshTokens.js';
import type { Seal } from './identity/seal.js';
import type { WrongAttempts } from './identity/wrongAttempts.js';
import type { Background } from './jobs/background.js';
import type { InviteCodes } from './leagues/inviteCodes.js';
import type { LiveHub } from './live/index.js';
import type { Mailer } from './mail/mailer.js';
import type { PaymentProvider } from './payments/paymentProvider.js';
import type { FacebookGraph } from './providers/facebook/graph.js';
import type { NewsReader } from './providers/news/newsReader.js';
import type { OpenIdProvider } from './providers/oidc/openIdProvider.js';
import type { HintLine, SharedRedis } from './sharing/index.js';

/** Everything a call can reach; tests hand in their own parts. */
export interface AppContext extends Database {
  readonly env: Env;
  readonly log: Logger;
  /** The game's time: deadlines, matches, results. */
  readonly clock: Clock;
  /**
   * Real time in epoch milliseconds, for what belongs to people and not to the game: sessions and reset links.
   * Whoever moves the game's clock signs nobody out.
   */
  readonly realNow: () => number;
  readonly accessTokens: AccessTokens;
  readonly refreshTokens: RefreshTokens;
  readonly passwords: Passwords;
  readonly rateLimits: RateLimits;
  /** Wrong invite codes. */
  readonly wrongInvites: WrongAttempts;
  /** For what is kept secret and must be read again. */
  readonly seal: Seal;
  /** The broadcaster; null: nobody signs in there. */
  readonly sso: OpenIdProvider | null;
  readonly facebook: FacebookGraph | null;
  readonly inviteCodes: InviteCodes;
  readonly mailer: Mailer;
  readonly news: NewsReader;
  /** Who takes the money; null: nothing can be paid. */
  readonly payments: PaymentProvider | null;
  /** What moves while a matchday runs, and who reads along. */
  readonly live: LiveHub;
  /** Who listens to the chat of which league. */
  readonly chat: ChatHub;
  /** What processes share besides the database; null: nothing. */
  readonly redis: SharedRedis | null;
  /** To the other processes: where to look at once. */
  readonly hints: HintLine;
  /** What went wrong in browsers. */
  readonly faults: FaultCounts;
  /** Which of that can come from the portal's own releases. */
  readonly expectedFaults: ExpectedFaults;
  /** Work that goes on after the answer. */
  readonly background: Background;
  /** Compare each answer with its contract (tests). */
  readonly checkAnswers: boolean;
}
