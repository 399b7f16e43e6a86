import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Router } from '@koa/router';
import Koa, { type Context } from 'koa';
import { type Browser, createBrowser, type SubscriptionJson } from './browser.js';
import { inbox } from './inbox.js';
import { PUSH_PATH } from './path.js';
import { pushStyle } from './pushStyle.js';
import { readContent } from './readContent.js';
import { verifyVapid } from './verifyVapid.js';

interface PushStandInOptions {
  /** Its address, without a slash at the end: prefix of the endpoints, and audience of signatures. */
  readonly origin: string;
  /** Epoch milliseconds. */
  readonly now?: () => number;
}

/** A message that was accepted, as its browser reads it. */
export interface PushedMessage {
  readonly endpoint: string;
  readonly payload: string;
  /** Seconds. */
  readonly ttl: number;
  readonly urgency: string;
  /** Contact of the sender: `mailto:…` */
  readonly sender: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** `gone`: 410; `unknown`: 404; `busy`: 429 with `Retry-After: 30`; `error`: 500; `hang`: no response. */
export type PushAnswer = 'accept' | 'gone' | 'unknown' | 'busy' | 'error' | 'forbidden' | 'hang';

/** A stand-in of a browser's push service (RFC 8030), with the browsers that subscribed to it. */
export interface PushStandIn {
  readonly handler: (request: IncomingMessage, response: ServerResponse) => void;
  /** A new browser. @param applicationServerKey the only server that may send; null: any */
  subscribe(applicationServerKey?: string | null): SubscriptionJson;
  /** Accepted messages, oldest first. */
  messages(): readonly PushedMessage[];
  /** Sets the response to later requests for an endpoint. */
  setAnswer(endpoint: string, answer: PushAnswer): void;
  /** Requests for an endpoint, in whatever way they were answered. */
  requests(endpoint: string): number;
  /** Ends hanging requests. */
  close(): void;
}

/** Most bytes of a message (RFC 8030 §7.2). */
const MOST_BYTES = 4096;
/** Messages that are remembered. */
const REMEMBERED = 500;
const STATUS = { gone: 410, unknown: 404, busy: 429, error: 500, forbidden: 403 } as const;

/** Creates a stand-in: it accepts messages signed and encrypted for one of its browsers, and decrypts them. */
export function createPushStandIn({ origin, now = Date.now }: PushStandInOptions): PushStandIn {
  const base = `${origin}${PUSH_PATH}/`;
  const browsers = new Map<string, Browser>();
  const answers = new Map<string, PushAnswer>();
  const counts = new Map<string, number>();
  const messages: PushedMessage[] = [];
  const hanging = new Set<() => void>();

  function subscribe(applicationServerKey: string | null = null): SubscriptionJson {
    const endpoint = base + randomBytes(24).toString('base64url');
    const browser = createBrowser(endpoint, applicationServerKey);
    browsers.set(endpoint, browser);
    return browser.subscription;
  }

  async function receive(ctx: Context, endpoint: string): Promise<void> {
    const content = await readContent(ctx.req, MOST_BYTES);
    const browser = browsers.get(endpoint);
    if (!browser) ctx.throw(404);
    const ttl = Number(ctx.get('ttl') || Number.NaN);
    if (!Number.isInteger(ttl) || ttl < 0) ctx.throw(400, 'TTL is missing');
    if (content === null) ctx.throw(413);
    const { applicationServerKey } = browser;
    const sender = await verifyVapid(ctx.get('authorization'), {
      audience: origin,
      applicationServerKey,
      now: now(),
    });
    if (typeof sender === 'number') ctx.throw(sender);
    if (ctx.get('content-encoding') !== 'aes128gcm') ctx.throw(415);
    const payload = decryptFor(browser, content);
    if (payload === null) ctx.throw(400, 'It is not encrypted for this browser');
    messages.push({ endpoint, payload, ttl, urgency: ctx.get('urgency') || 'normal', sender, at: now() });
    if (messages.length > REMEMBERED) messages.shift();
    ctx.status = 201;
    ctx.set('Location', `${base}messages/${messages.length}`);
  }

  const router = new Router({ prefix: PUSH_PATH });
  router.get('/', (ctx) => inbox(ctx, messages));
  router.get('/style.css', (ctx) => {
    ctx.type = 'css';
    ctx.body = pushStyle;
  });
  router.get('/messages', (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = messages;
  });
  router.post('/subscriptions', (ctx) => {
    const { key } = ctx.query;
    ctx.body = subscribe(typeof key === 'string' ? key : null);
  });
  router.post('/:token', async (ctx) => {
    const endpoint = base + ctx.params.token;
    counts.set(endpoint, (counts.get(endpoint) ?? 0) + 1);
    const answer = answers.get(endpoint) ?? 'accept';
    if (answer === 'accept') return receive(ctx, endpoint);
    if (answer === 'hang') {
      await new Promise<void>((resolve) => {
        hanging.add(resolve);
        ctx.res.once('close', resolve);
      });
      ctx.respond = false;
      ctx.res.destroy();
      return;
    }
    if (answer === 'busy') ctx.set('Retry-After', '30');
    ctx.status = STATUS[answer];
  });

  const app = new Koa();
  app.silent = true;
  app.use(router.routes());
  return {
    handler: app.callback(),
    subscribe,
    messages: () => messages,
    setAnswer: (endpoint, answer) => void answers.set(endpoint, answer),
    requests: (endpoint) => counts.get(endpoint) ?? 0,
    close() {
      for (const end of hanging) end();
      hanging.clear();
    },
  };
}

/** Null for content that the browser can't read. */
function decryptFor(browser: Browser, content: Buffer): string | null {
  try {
    return browser.decrypt(content);
  } catch {
    return null;
  }
}
