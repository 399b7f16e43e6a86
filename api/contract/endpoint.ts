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
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** `multipart/form-data` instead of JSON. */
  readonly multipart?: boolean;
  readonly response: z.ZodType;
  /** The codes this call may refuse with, besides the ones that every call shares. */
  readonly errors: readonly ErrorCode[];
}
