import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';

/** Browsers that a test or a measurement drives: they are shown and timed what people are. */
const DRIVEN = /HeadlessChrome|Chrome-Lighthouse/;

/** Whether a search engine, a messenger or another site fetches the page, which reads its head and runs no script. */
export function isCrawler({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const agent = headers['user-agent'];
  return isbot(agent) && !DRIVEN.test(agent ?? '');
}
