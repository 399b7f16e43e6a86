import type * as z from 'zod';
import type { ErrorCode } from './errorCodes.js';

/** Who may call: anybody, anybody but with more for the signed-in, or the signed-in only. */
export type Access = 'open' | 'optional' | 'session';

/**
 * One call of the published API (spec §7). The key it is filed under is its method and path below `/api`,
 * with path parameters in braces: `'GET team/{id}'`.
 */
export interface Endpoint {
  readonly summary: string;
  readonly access: Access;
  /** Who must hold it, besides having a session; the operator may do what the help desk may. */
  readonly role?: 'operator' | 'support';
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /**
   * Takes the header `Idempotency-Key` (up to 100 visible characters): the same key with the same body answers what the
   * first call answered and changes nothing; with another body it is refused as `idempotency-key-reused`.
   */
  readonly keyed?: boolean;
  /**
   * Statistics that are the same for everybody without a session: any site may read them and shared caches may keep them
   * for a moment (docs/guides/open-data.md).
   */
  readonly openData?: boolean;
  /** Knows visitors by a cookie: even without a session nobody else may read the answer, and no cache may keep it. */
  readonly personal?: true;
  /** `multipart/form-data` instead of JSON, with one file in the field of this name. */
  readonly multipart?: string;
  /**
   * Takes a form as well as JSON: its fields are the body's, when it is `application/x-www-form-urlencoded`. Mail programs
   * (RFC 8058) and the payment provider send one.
   */
  readonly form?: boolean;
  /** Signed by its sender: the headers `webhook-id`, `webhook-timestamp`, `webhook-signature` (standardwebhooks.com). */
  readonly signed?: true;
  /** How many bytes its body may have; 64 KB when left out. */
  readonly maxBytes?: number;
  /** Answered as a file to keep, with its name in `Content-Disposition`; `response` is what it holds as JSON. */
  readonly file?: true;
  readonly response: z.ZodType;
  /** The codes this call may refuse with, besides the ones that every call shares. */
  readonly errors: readonly ErrorCode[];
}
