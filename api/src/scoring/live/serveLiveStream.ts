import { liveStream } from '@euro/api-contract';
import type { Middleware } from 'koa';
import { addressOf, choiceIn, inSubject, refuseReader } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import type { ScoringContext } from '../context.js';

const PATH = `/api/${liveStream.path}`;

/** `GET /api/live/stream`: its response does not end, so it is not in the table of calls. */
export function serveLiveStream(context: ScoringContext): Middleware {
  return async function streamLive(http, next) {
    if (http.path !== PATH) return next();
    http.state.route = 'GET live/stream';
    if (http.method !== 'GET') throw new Refusal('method-not-allowed', { allow: 'GET' }, { Allow: 'GET' });
    // A reconnecting EventSource sends its cursor as a header; scripts send it in the query.
    const id = http.get('last-event-id') || http.query.lastEventId;
    const { live } = await inSubject(context, choiceIn(http.query));
    const outcome = await live.open({
      response: http.res,
      address: addressOf(http),
      lastEventId: typeof id === 'string' ? id : '',
    });
    if (outcome === 'nothing-to-show-yet') throw new Refusal('nothing-to-show-yet');
    if (outcome !== 'welcome') throw refuseReader(outcome);
    http.status = 200;
    http.respond = false;
  };
}
