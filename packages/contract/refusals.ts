import type { Endpoint } from './endpoint.js';
import type { ErrorCode } from './errorCodes.js';

const ANY: readonly ErrorCode[] = ['contract-unsupported', 'internal-error', 'not-available'];
const WITH_BODY: readonly ErrorCode[] = ['malformed-body', 'body-too-large', 'unsupported-media-type'];
const WITH_TOKEN: readonly ErrorCode[] = ['not-signed-in', 'session-expired'];
const WITH_KEY: readonly ErrorCode[] = ['idempotency-key-invalid', 'idempotency-key-reused'];

/**
 * Every code that a call may refuse with: those that follow from what it takes and who may make it, and those that it
 * declares. The OpenAPI document is made from this, and in tests a call that refuses with another code fails.
 * @param name method and path
 */
export function refusalsOf(name: string, endpoint: Endpoint): readonly ErrorCode[] {
  const { access, role, fourEyes, params, query, body, multipart, keyed, errors } = endpoint;
  const takesBody = body !== undefined || multipart !== undefined;
  const codes: readonly (readonly ErrorCode[])[] = [
    errors,
    // An id that can't exist names nothing.
    params ? ['not-found'] : [],
    // So does a competition that is unknown or hidden to the caller.
    [query, body].some((part) => part && 'competitionFeed' in part.shape) ? ['not-found'] : [],
    query || takesBody ? ['invalid-input'] : [],
    takesBody ? WITH_BODY : [],
    access === 'open' ? [] : WITH_TOKEN,
    changesForSuspended(name, endpoint) === 'all' ? [] : ['account-suspended'],
    role ? ['forbidden'] : [],
    fourEyes ? ['waits-for-approval', 'too-many-requests'] : [],
    keyed ? WITH_KEY : [],
    ANY,
  ];
  return [...new Set(codes.flat())];
}

/**
 * What a suspended account may change by a call: all of it, or these fields of its body, which may be none. Reads, and
 * calls without a session, are not refused.
 * @param name method and path
 */
export function changesForSuspended(
  name: string,
  { access, whileSuspended = [] }: Pick<Endpoint, 'access' | 'whileSuspended'>,
): 'all' | readonly string[] {
  return name.startsWith('GET ') || access !== 'session' ? 'all' : whileSuspended;
}
