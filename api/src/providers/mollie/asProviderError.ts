import { ProviderRefused, ProviderUnavailable } from '../../payments/paymentProvider.js';

/**
 * Answers from 500 on say nothing about what was done, nor do these: too slow (408), the same key under way at this moment
 * (409), too many (429).
 */
const UNDECIDED = new Set([408, 409, 429]);

/** What a failed call means for who made it. The library's errors hold the request with its key, so they go no further. */
export async function asProviderError(error: unknown): Promise<Error> {
  const { ClientError, ResponseValidationError } = await import('mollie-api-typescript/models/errors');
  const isRefusal =
    error instanceof ClientError &&
    !(error instanceof ResponseValidationError) &&
    error.statusCode < 500 &&
    !UNDECIDED.has(error.statusCode);
  const cause = new Error(describe(error));
  return isRefusal ? new ProviderRefused(cause) : new ProviderUnavailable(cause);
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const status = 'statusCode' in error ? ` (${String(error.statusCode)})` : '';
  return `${error.name}: ${error.message.slice(0, 300)}${status}`;
}
