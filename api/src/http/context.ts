import type { BaseContext } from '../infra/context.js';
import type { AdmissionTickets } from './admission/admissionTickets.js';
import type { Queue } from './admission/queue.js';
import type { RateLimits } from './limits/rateLimits.js';
import type { Caller } from './routing/caller.js';
import type { RecentWrites } from './routing/recentWrites.js';

/** The context of every call of the contract. */
export interface CallContext extends BaseContext {
  readonly rateLimits: RateLimits;
  /**
   * The user behind an access token, with the roles he holds now, and for a change whether he is suspended.
   * @throws the refusal when the token does not hold, or the sign-in behind it ended.
   */
  readonly readCaller: (token: string, isChange?: boolean) => Promise<Caller>;
  /** Changes of teams wait here, where waiting costs nothing, for as long as more run than help. */
  readonly changeQueue: Queue;
  /** For requests that have to wait longer than a call may. */
  readonly admissionTickets: AdmissionTickets;
  /** Users whose reads go to the primary. */
  readonly recentWrites: RecentWrites;
  /** Whether a match is being played, by the game's clock. */
  readonly isMatchRunning: () => Promise<boolean>;
  /** Compare each answer with its contract (tests). */
  readonly checkAnswers: boolean;
}
