import type { CallContext } from '../http/index.js';
import type { LiveHub } from './live/liveHub.js';

/** The context of settlement and rankings. */
export interface ScoringContext extends CallContext {
  /** The live state of a running matchday, and its readers. */
  readonly live: LiveHub;
}
