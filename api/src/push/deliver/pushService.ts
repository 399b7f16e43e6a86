import http from 'node:http';
import https from 'node:https';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';
import webPush from 'web-push';
import type { Env } from '../../infra/env.js';
import { type Pace, UNLIMITED } from '../../infra/limits/pace.js';
import { readVapidKeys, type VapidKeys } from '../vapidKeys.js';

/** Endpoint and encryption keys of a message. */
export interface Destination {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface Sending {
  /** The message as the service worker reads it, 3 KB at most. */
  readonly payload: string;
  /** Seconds for which the service may store it for an unreachable device. */
  readonly ttl: number;
  readonly urgency: 'normal' | 'high';
}

/**
 * - `accepted`: the service accepted it.
 * - `gone`: the subscription ended; no message will ever arrive there.
 * - `later`: not now; `pauseMs` is the pause that the service requested.
 * - `refused`: it will never accept this message.
 */
export type Delivery =
  | { readonly kind: 'accepted' | 'gone' }
  | { readonly kind: 'later'; readonly pauseMs: number | null; readonly cause: string }
  | { readonly kind: 'refused'; readonly status: number };

/** The push services of all browsers (RFC 8030). */
export interface PushService {
  /** In base64url, as browsers subscribe with it. */
  publicKey(): string;
  /** Encrypts a message (RFC 8291), signs the request (RFC 8292) and hands it over; never rejects. */
  send(destination: Destination, sending: Sending): Promise<Delivery>;
}

/** A service that does not answer must not keep the others waiting, milliseconds. */
const TIMEOUT = 5_000;
/** Longest pause that a service may ask for, milliseconds. */
const LONGEST_PAUSE = 60 * 60_000;

/**
 * @param env its keys are read, or made, when they are needed first
 * @param pace what the services allow
 */
export function createPushService(env: Pick<Env, 'push' | 'dataDir'>, pace: Pace = UNLIMITED): PushService {
  const { standIn, subject } = env.push;
  let keys: VapidKeys | null = null;
  const keysOnce = () => {
    keys ??= readVapidKeys(env);
    return keys;
  };
  // Users choose the address: names that lead into our own network are refused when they are looked up.
  const agent = new RequestFilteringHttpsAgent({ keepAlive: true, maxSockets: 50 });

  return {
    publicKey: () => keysOnce().publicKey,
    async send({ endpoint, p256dh, auth }, { payload, ttl, urgency }) {
      await pace.take();
      try {
        const { headers, body } = webPush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          payload,
          { vapidDetails: { subject, ...keysOnce() }, TTL: ttl, urgency, contentEncoding: 'aes128gcm' },
        );
        const isStandIn = standIn !== null && endpoint.startsWith(standIn);
        return await post(endpoint, { headers, body, agent: isStandIn ? null : agent });
      } catch (error) {
        return {
          kind: 'later',
          pauseMs: null,
          cause: error instanceof Error ? error.message : String(error),
        };
      }
    },
  };
}

interface Post {
  readonly headers: http.OutgoingHttpHeaders;
  readonly body: Buffer | null;
  /** Null for the stand-in, which has no https. */
  readonly agent: https.Agent | null;
}

/** No redirect is followed, and nothing of the answer but its head is read. */
function post(endpoint: string, { headers, body, agent }: Post): Promise<Delivery> {
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers, signal: AbortSignal.timeout(TIMEOUT) };
    const request = agent ? https.request(endpoint, { ...options, agent }) : http.request(endpoint, options);
    request.on('error', reject);
    request.on('response', (response) => {
      response.on('error', () => undefined);
      const { statusCode = 0, headers: responseHeaders } = response;
      resolve(deliveryOf(statusCode, responseHeaders['retry-after']));
      // A long answer is cut off, a short one leaves its connection to the next message.
      if (Number(responseHeaders['content-length'] ?? Number.POSITIVE_INFINITY) > 10_000) response.destroy();
      else response.resume();
    });
    request.end(body);
  });
}

function deliveryOf(status: number, retryAfter: string | undefined): Delivery {
  if (status >= 200 && status < 300) return { kind: 'accepted' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 429 || status >= 500) {
    return { kind: 'later', pauseMs: pauseOf(retryAfter), cause: `status ${status}` };
  }
  return { kind: 'refused', status };
}

/** `Retry-After` names seconds or a date (RFC 9110 §10.2.3). */
function pauseOf(retryAfter: string | undefined): number | null {
  if (retryAfter === undefined) return null;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - Date.now();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), LONGEST_PAUSE) : null;
}
