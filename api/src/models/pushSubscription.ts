import type { CreationOptional } from 'sequelize';
import { autoId, exactText, integer, moment, optional, text, withDefault } from './columns.js';
import { type Row, table } from './table.js';

/** A device that is notified: its address at a push service and the keys that only its browser can read with. */
export interface PushSubscription extends Row<PushSubscription> {
  id: CreationOptional<number>;
  userId: number;
  endpoint: string;
  /** SHA-256 of the endpoint in hexadecimal, which is unique: an address is too long for an index. */
  endpointHash: string;
  /** Public key of the browser and its secret (RFC 8291), in base64url. */
  p256dh: string;
  auth: string;
  /** Browser and system: `Chrome · Android`. */
  name: string;
  /** The sign-in on that device; the subscription ends with it. */
  family: string;
  createdAt: number;
  /** When its push service took the last message. Real time. */
  sentAt: CreationOptional<number | null>;
  /** Messages in a row that its push service did not take. */
  failures: CreationOptional<number>;
}

export const definePushSubscription = table<PushSubscription>('PushSubscription', 'push_subscriptions', {
  id: autoId(),
  userId: integer(),
  endpoint: exactText(1000),
  endpointHash: exactText(64),
  p256dh: exactText(100),
  auth: exactText(40),
  name: text(80),
  family: exactText(36),
  createdAt: moment(),
  sentAt: optional.moment(),
  failures: withDefault(integer(), 0),
});
