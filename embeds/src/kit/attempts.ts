let failures = 0;

/** A file of the kit could not be had. */
export function noteFailure(): void {
  failures += 1;
}

/**
 * Where a file is asked for after failures: an address that was not tried yet. Firefox keeps for as long as the page lives that a
 * module could not be had, and would not ask again.
 */
export const untried = (file: string): string => (failures > 0 ? `${file}?again=${failures}` : file);
