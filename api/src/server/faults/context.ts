import type { CallContext } from '../../http/index.js';
import type { ExpectedFaults } from './expectedFaults.js';
import type { FaultCounts } from './faultCounts.js';
import type { FaultGroups } from './faultGroups.js';

/** Dependencies of the calls that report faults in browsers. */
export interface FaultsContext extends CallContext {
  /** Reported faults. */
  readonly faults: FaultCounts;
  /** Those of the portal's releases with what they said, for operators. */
  readonly faultGroups: FaultGroups;
  /** Faults that the portal's own releases can report. */
  readonly expectedFaults: ExpectedFaults;
}
