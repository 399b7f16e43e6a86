import type { CallContext } from '../http/index.js';
import type { PushService } from './deliver/pushService.js';

/** What notifications need. */
export interface PushContext extends CallContext {
  /** The browsers' push services. */
  readonly pushService: PushService;
}
