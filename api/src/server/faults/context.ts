import type { CallContext } from '../../http/index.js';
import type { ExpectedFaults } from './expectedFaults.js';
import type { FaultCounts } from './faultCounts.js';

/** What reports of faults in browsers need. */
export interface FaultsContext extends CallContext {
  /** What went wrong in browsers. */
  readonly faults: FaultCounts;
  /** Which of that can come from the portal's own releases. */
  readonly expectedFaults: ExpectedFaults;
}
