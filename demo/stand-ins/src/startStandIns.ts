import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { createFacebookStandIn, type FacebookStandIn } from './facebook/createFacebookStandIn.js';
import { FACEBOOK_PATH } from './facebook/path.js';
import { type ListeningStandIn, listen } from './listen.js';
import { createPaymentStandIn, type PaymentStandIn } from './mollie/createPaymentStandIn.js';
import { MOLLIE_PATH } from './mollie/path.js';
import { DEMO_RETRIES } from './mollie/webhooks.js';
import { createNewsStandIn, type NewsStandIn } from './news/createNewsStandIn.js';
import { NEWS_PATH } from './news/path.js';
import { createPushStandIn, type PushStandIn } from './push/createPushStandIn.js';
import { PUSH_PATH } from './push/path.js';
import { createSsoStandIn } from './sso/createSsoStandIn.js';
import { SSO_PATH } from './sso/path.js';
import { fileStore, memoryStore } from './store.js';

export interface StandInsOptions {
  /** 0 or absent: any free one. */
  readonly port?: number;
  /** Public address, without a slash at the end: the gateway's; by default their own. */
  readonly publicUrl?: string;
  /** Address of the portal, to which sign-ins return; `publicUrl` by default. */
  readonly portalUrl?: string;
  /** Folder of the stores; in memory by default. */
  readonly dataDir?: string;
  /** Epoch milliseconds. */
  readonly now?: () => number;
}

/** All of them at one address. */
export interface StandIns extends ListeningStandIn {
  readonly payments: PaymentStandIn;
  readonly facebook: FacebookStandIn;
  readonly news: NewsStandIn;
  /** Its endpoints are at `origin`. */
  readonly push: PushStandIn;
  /** The broadcaster's issuer. */
  readonly issuer: string;
}

/** Interval of the check for expired payments. */
const EXPIRY_MS = 10_000;

/**
 * Starts the stand-ins for Mollie, the broadcaster, Facebook, the news site and a push service; rejects when the port
 * is taken.
 */
export async function startStandIns(options: StandInsOptions = {}): Promise<StandIns> {
  const { port = 0, dataDir, now = Date.now } = options;
  let answer: RequestListener = (_request, response) => response.writeHead(503).end();
  const listening = await listen((request, response) => answer(request, response), port);
  const storeFor = (name: string) =>
    dataDir === undefined ? memoryStore() : fileStore(join(dataDir, 'stand-ins', `${name}.json`));

  const publicUrl = options.publicUrl ?? listening.origin;
  const portalUrl = options.portalUrl ?? publicUrl;
  const webhookRetries = dataDir === undefined ? [] : DEMO_RETRIES;
  const payments = createPaymentStandIn({ publicUrl, store: storeFor('mollie'), now, webhookRetries });
  const sso = createSsoStandIn({ publicUrl, portalUrl, store: storeFor('sso'), now });
  const facebook = createFacebookStandIn({ portalUrl, now });
  const news = createNewsStandIn({ publicUrl });
  const push = createPushStandIn({ origin: listening.origin, now });
  const expiry = setInterval(() => void payments.expireDue(), EXPIRY_MS);
  expiry.unref();

  const handlers = [
    [MOLLIE_PATH, payments.handler],
    [SSO_PATH, sso.handler],
    [FACEBOOK_PATH, facebook.handler],
    [NEWS_PATH, news.handler],
    [PUSH_PATH, push.handler],
  ] as const;
  answer = (request, response) => {
    const [, handler] = handlers.find(([path]) => request.url?.startsWith(`${path}/`)) ?? [];
    if (handler) handler(request, response);
    else response.writeHead(404, { 'Content-Type': 'text/plain' }).end('There is no such stand-in.\n');
  };

  return {
    origin: listening.origin,
    payments,
    facebook,
    news,
    push,
    issuer: publicUrl + SSO_PATH,
    async stop() {
      clearInterval(expiry);
      payments.close();
      push.close();
      await listening.stop();
    },
  };
}
