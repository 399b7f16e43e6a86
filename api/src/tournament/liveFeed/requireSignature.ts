import { endpoints } from '@euro/api-contract';
import { type Guard, readBody } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import { verifySignature } from './verifySignature.js';

const ENDPOINT = endpoints['POST feed/{competitionFeed}/{seasonId}'];

/** Lets messages pass that a provider of the competition in the path signed. */
export const requireSignature: Guard<'signature-refused'> = {
  refuses: ['signature-refused'],
  async check(http, { env, realNow, log }) {
    await readBody(http, ENDPOINT);
    const name = `${http.params.competitionFeed}/${http.params.seasonId}`;
    const secrets = env.feed.secrets
      .filter(({ competition }) => competition === null || competition === name)
      .map(({ secret }) => secret);
    const message = {
      id: http.get('webhook-id'),
      timestamp: http.get('webhook-timestamp'),
      signature: http.get('webhook-signature'),
      body: http.request.rawBody ?? '',
    };
    if (verifySignature(message, secrets, realNow())) return;
    log.warn({ feed: name, message: message.id.slice(0, 80) }, 'feed message with a wrong signature');
    throw new Refusal('signature-refused');
  },
};
