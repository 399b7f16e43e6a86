import './patchModuleCompilation.mjs';
import './patchSelectorMatching.mjs';
import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with browser APIs that it lacks, from Node. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    Object.assign(this.global, {
      fetch,
      Request,
      Response,
      Headers,
      ReadableStream,
      TransformStream,
      structuredClone,
      BroadcastChannel,
    });
  }
}
