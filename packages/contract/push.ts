import * as z from 'zod';
import { done, id, moment } from './common.js';
import type { Endpoint } from './endpoint.js';

/** Kinds of notifications, each chosen separately (docs/guides/push.md). */
export const PUSH_KINDS = ['deadline', 'goal', 'captainOut', 'confirmed', 'mention'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

const widgetUser = z.string().max(200).optional();
/** Address of a device at its browser's push service (RFC 8030); who may be called there is checked by the server. */
const endpoint = z.string().min(1).max(1000);
/** Minutes since midnight in the user's time zone. */
const minuteOfDay = z.number().int().min(0).max(1439);
/** A name of the IANA time zone database: `Europe/Brussels`. */
const timeZone = z.string().min(1).max(64);
const base64url = (characters: number) => z.string().regex(new RegExp(`^[\\w-]{${characters}}={0,2}$`));
const keys = z.object({ p256dh: base64url(87), auth: base64url(22) });

export const pushDevice = z.object({
  id,
  /** Browser and system, as far as they said: `Chrome · Android`. */
  name: z.string(),
  createdAt: moment,
  /**
   * SHA-256 of its endpoint in base64url: a browser recognises itself by it, and the address can't be derived from
   * it.
   */
  fingerprint: z.string(),
});
export type PushDevice = z.infer<typeof pushDevice>;

export const pushSettings = z.object({
  /** Public key of the server (RFC 8292) in base64url, as `pushManager.subscribe` takes it. */
  publicKey: z.string(),
  kinds: z.object({
    /** An hour before a deadline, with who does not play. */
    deadline: z.boolean(),
    /** A goal or an assist of a player of the eleven. */
    goal: z.boolean(),
    /** The captain does not start, or can't play. */
    captainOut: z.boolean(),
    /** A matchday is definitive: points and place. */
    confirmed: z.boolean(),
    /** Another member writes `@name` in the chat of a league. */
    mention: z.boolean(),
  }),
  /** Hours in which nothing is sent; `from` may be later than `to`. */
  quiet: z.object({ on: z.boolean(), from: minuteOfDay, to: minuteOfDay }),
  timeZone,
  /** Oldest first. */
  devices: z.array(pushDevice),
});
export type PushSettings = z.infer<typeof pushSettings>;

export const pushEndpoints = {
  'GET user/push': {
    summary: 'What the signed-in user’s devices are notified of, and the key to subscribe one with',
    access: 'session',
    response: pushSettings,
    errors: [],
  },
  'PUT user/push': {
    summary: 'Choose notifications and quiet hours; what is left out stays as it is',
    access: 'session',
    whileSuspended: 'all',
    body: z.object({
      kinds: pushSettings.shape.kinds.partial().optional(),
      quiet: pushSettings.shape.quiet.partial().optional(),
      timeZone: timeZone.optional(),
      widgetUser,
    }),
    response: pushSettings,
    errors: [],
  },
  'POST user/push/subscribe': {
    summary:
      'Notify this device: its PushSubscription as JSON; until the user signs out on it. Of eleven devices the oldest goes',
    access: 'session',
    whileSuspended: 'all',
    body: z.object({
      endpoint,
      keys,
      timeZone: timeZone.optional(),
      widgetUser,
    }),
    response: pushSettings,
    errors: ['push-endpoint-refused', 'too-many-requests'],
  },
  'POST user/push/replace': {
    summary:
      'Notify a device at its new PushSubscription; its service worker, which has no session, proves the old one by its secret',
    access: 'optional',
    body: z.object({
      endpoint,
      keys,
      /** The subscription that ended: its endpoint, and `keys.auth` of it. */
      before: z.object({ endpoint, auth: base64url(22) }),
    }),
    response: done,
    errors: ['not-found', 'push-endpoint-refused', 'too-many-requests'],
  },
  'POST user/push/unsubscribe': {
    summary: 'Notify a device of the user no more; one that is not notified is no mistake',
    access: 'session',
    whileSuspended: 'all',
    body: z.object({ endpoint, widgetUser }),
    response: pushSettings,
    errors: [],
  },
  'POST user/push/test': {
    summary: 'Send a notification to all devices of the user, to try them',
    access: 'session',
    whileSuspended: 'all',
    body: z.object({ widgetUser }),
    response: done,
    errors: ['push-no-device', 'too-many-requests'],
  },
} as const satisfies Record<string, Endpoint>;
