import type { CallContext } from '../http/index.js';
import type { LiveHub } from './live/liveHub.js';

/** What settlement and rankings need. */
export interface ScoringContext extends CallContext {
  /** What moves while a matchday runs, and who reads along. */
  readonly live: LiveHub;
}
