export { contractSuite } from './contractSuite.js';
export { createFakePlatform, type FakePlatform } from './createFakePlatform.js';
export {
  exampleDeadline,
  exampleMatch,
  exampleNow,
  examplePlayer,
  exampleSettings,
  exampleTeam,
  exampleUser,
  exampleWeeks,
} from './examples.js';
export { type FakeApi, refuse } from './fakeApi.js';
export { stubBrowser } from './stubBrowser.js';
export { type WritableState, writableState } from './writableState.js';
