import './quickModules.mjs';
import './quickStyles.mjs';
import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with what every browser has and jsdom leaves out, taken from Node. */
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
