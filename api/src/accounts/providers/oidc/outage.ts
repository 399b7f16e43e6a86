import { ClientError, ResponseBodyError } from 'openid-client';

/** Errors caused by the configuration or the provider, not by the person's sign-in. */
const NOT_ABOUT_THE_PERSON = new Set([
  'invalid_client',
  'unauthorized_client',
  'server_error',
  'temporarily_unavailable',
]);
/** No answer, or none of an OpenID provider: a proxy's page, for example. */
const NO_ANSWER = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);

/** Whether a call to the provider failed without saying anything about the person. */
export function isOutage(error: unknown): boolean {
  if (error instanceof ResponseBodyError) return error.status >= 500 || NOT_ABOUT_THE_PERSON.has(error.error);
  if (error instanceof ClientError) return NO_ANSWER.has(error.code ?? '');
  // The connection itself.
  return error instanceof TypeError;
}
