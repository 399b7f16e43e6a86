import type * as z from 'zod';
import type { DeskRole, FourEyes } from './choices.js';
import type { ErrorCode } from './errorCodes.js';

/** Callers: everybody, everybody with more for the signed-in, or the signed-in only. */
export type Access = 'open' | 'optional' | 'session';

/**
 * One call of the published API (spec §7). The key it is filed under is its method and path below `/api`,
 * with path parameters in braces: `'GET team/{id}'`.
 */
export interface Endpoint {
  readonly summary: string;
  readonly access: Access;
  /**
   * Role that the caller must have, besides a session; operators may make every call of the desk. `desk`: any role of the
   * desk.
   */
  readonly role?: 'operator' | 'support' | 'desk' | DeskRole;
  /** Names no competition: who has the role in one competition only is answered, too, with what is of it. */
  readonly inAny?: true;
  /**
   * Waits for a second person where the competition asks for that, and is then refused as `waits-for-approval`; a dry run
   * does not wait. `setting`: taking away from what waits (docs/guides/operate.md#four-eyes).
   */
  readonly fourEyes?: FourEyes | 'setting';
  /** Waits only with this field of the body. */
  readonly fourEyesWith?: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /**
   * Takes the header `Idempotency-Key` (up to 100 visible characters): the same key with the same body answers what the
   * first call answered and changes nothing; with another body it is refused as `idempotency-key-reused`.
   */
  readonly keyed?: boolean;
  /**
   * Hashes a password, of which few are hashed at once: like a keyed call it takes the header `Admission-Ticket`, with
   * the ticket of a 503 that named its place in the queue.
   */
  readonly queued?: true;
  /**
   * Statistics that are the same for everybody without a session: other sites may read them, and shared caches may
   * store them for a moment (docs/guides/open-data.md).
   */
  readonly openData?: boolean;
  /** Identifies visitors by a cookie: the answer is private even without a session, and no cache may store it. */
  readonly personal?: true;
  /** `multipart/form-data` instead of JSON, with one file in the field of this name. */
  readonly multipart?: string;
  /**
   * Takes a form as well as JSON: its fields are the body's, when it is `application/x-www-form-urlencoded`. Mail
   * programs (RFC 8058) and the payment provider send one.
   */
  readonly form?: boolean;
  /**
   * Signed by its sender: the headers `webhook-id`, `webhook-timestamp`, `webhook-signature` (standardwebhooks.com).
   */
  readonly signed?: true;
  /**
   * What a suspended account may still change by this call: all of it, or these fields of the body alone. Without it the
   * call is refused as `account-suspended`; reads are not.
   */
  readonly whileSuspended?: 'all' | readonly string[];
  /** Maximum size of its body in bytes; 64 KB when left out. */
  readonly maxBytes?: number;
  /** Answered as a file to keep, with its name in `Content-Disposition`; `response` is what it holds as JSON. */
  readonly file?: true;
  readonly response: z.ZodType;
  /** The codes this call may refuse with, besides the ones that every call shares. */
  readonly errors: readonly ErrorCode[];
}
