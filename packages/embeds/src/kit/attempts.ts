let failures = 0;

/** A file of the kit could not be loaded. */
export function noteFailure(): void {
  failures += 1;
}

/**
 * The address of a file after failures: one that was not tried yet, because Firefox caches the failure of a module for
 * the lifetime of the page.
 */
export const withRetryQuery = (file: string): string => (failures > 0 ? `${file}?again=${failures}` : file);
