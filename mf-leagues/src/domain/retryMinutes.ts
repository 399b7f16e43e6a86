/**
 * Whole minutes after which the API takes the call again, from the details of a failure; null where they do not say.
 */
export function retryMinutes(details: unknown): number | null {
  if (typeof details !== 'object' || details === null || !('retryAfter' in details)) return null;
  const { retryAfter } = details;
  return typeof retryAfter === 'number' && retryAfter > 0 ? Math.ceil(retryAfter / 60) : null;
}
