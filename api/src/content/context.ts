import type { CallContext } from '../http/index.js';
import type { NewsReader } from './news/newsReader.js';

/** What pages, prizes and news need. */
export interface ContentContext extends CallContext {
  readonly news: NewsReader;
}
