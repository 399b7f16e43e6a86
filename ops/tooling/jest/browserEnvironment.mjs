import './patchModuleCompilation.mjs';
import './patchSelectorMatching.mjs';
import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom has no layout, so nothing ever gets another size. */
class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

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
      ResizeObserver,
    });
  }
}
