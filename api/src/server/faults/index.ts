export type { FaultsContext } from './context.js';
export { createExpectedFaults, type ExpectedFaults } from './expectedFaults.js';
export { createFaultCounts, type FaultCount, type FaultCounts, type FaultKind } from './faultCounts.js';
export { createFaultGroups, type FaultGroups } from './faultGroups.js';
export { faultGroupsJob } from './faultGroupsJob.js';
export { redactPersonalData } from './redactPersonalData.js';
export { watchFaults } from './watchFaults.js';
