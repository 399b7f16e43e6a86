import { ProviderRefused, ProviderUnavailable } from '../orders/paymentProvider.js';

/**
 * Answers from 500 on say nothing about what was done, nor do these: too slow (408), the same key under way at this moment
 * (409), too many (429).
 */
const RETRYABLE_STATUSES = new Set([408, 409, 429]);
const UNKNOWN = new Set([404, 410]);

/** What a failed call means for who made it. The library's errors hold the request with its key, so they go no further. */
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
