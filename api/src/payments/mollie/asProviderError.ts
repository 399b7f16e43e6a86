import { ProviderRefused, ProviderUnavailable } from '../orders/paymentProvider.js';

/**
 * Answers after which the outcome is unknown, like those from 500 on: too slow (408), a concurrent call with the same
 * key (409), too many calls (429).
 */
const RETRYABLE_STATUSES = new Set([408, 409, 429]);
const UNKNOWN = new Set([404, 410]);

/**
 * Converts the error of a failed call. The library's errors contain the request with its key, so they are not passed
 * on.
 */
export async function asProviderError(error: unknown): Promise<ProviderRefused | ProviderUnavailable> {
  const { ClientError, ErrorResponse, ResponseValidationError } = await import(
    'mollie-api-typescript/models/errors'
  );
  if (!(error instanceof ClientError)) {
    return new ProviderUnavailable(error instanceof Error ? `${error.name}: ${error.message}` : 'no answer');
  }
  const { statusCode } = error;
  const reason =
    error instanceof ErrorResponse
      ? `${statusCode} ${error.detail}${error.field === undefined ? '' : ` (${error.field})`}`
      : `${statusCode} ${error.name}`;
  const isAnswer = !(error instanceof ResponseValidationError) && statusCode < 500;
  if (!isAnswer || RETRYABLE_STATUSES.has(statusCode)) return new ProviderUnavailable(reason);
  return new ProviderRefused(reason, UNKNOWN.has(statusCode));
}
