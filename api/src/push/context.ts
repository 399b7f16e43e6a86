import type { CallContext } from '../http/index.js';
import type { PushService } from './deliver/pushService.js';

/** Dependencies of notifications. */
export interface PushContext extends CallContext {
  /** The browsers' push services. */
  readonly pushService: PushService;
}
