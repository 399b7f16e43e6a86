import type { CallContext } from '../http/index.js';
import type { NewsReader } from './news/newsReader.js';

/** Dependencies of pages, prizes and news. */
export interface ContentContext extends CallContext {
  readonly news: NewsReader;
}
