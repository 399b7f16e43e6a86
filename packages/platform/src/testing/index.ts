export type { Arrangement } from './arrangement.js';
export { contractSuite } from './contractSuite.js';
export { createFakePlatform, type FakePlatform } from './createFakePlatform.js';
export { exampleEuro } from './exampleEuro.js';
export { exampleMatchday, type MatchdayStep } from './exampleMatchday.js';
export {
  exampleDeadline,
  exampleLive,
  exampleLiveState,
  exampleMatch,
  exampleNow,
  examplePlayer,
  exampleServices,
  exampleSettings,
  exampleTeam,
  exampleUser,
  exampleWeeks,
} from './examples.js';
export { type FakeApi, refuse } from './fakeApi.js';
export type { FakeLive } from './fakeLive.js';
export { isSampled } from './isSampled.js';
export { noticeAction } from './noticeAction.js';
export { onPhone } from './onPhone.js';
export { passTime } from './passTime.js';
export { RemotePage, type RemotePageProps } from './RemotePage.js';
export { closeRemote, type RenderedRemote, renderEmbed, renderRemote } from './renderRemote.js';
export { flushResponses, waitForJitter } from './responseJitter.js';
export { settle } from './settle.js';
export { stubBrowser } from './stubBrowser.js';
export { type StubbedStream, type StubbedStreams, stubEventSource } from './stubEventSource.js';
export { textOf } from './textOf.js';
export { type WritableState, writableState } from './writableState.js';
