import type { ApiFailure } from '@euro/platform';

const NAME_CODES: readonly string[] = ['team-name-too-short', 'team-name-too-long', 'team-name-invalid'];

/** Whether the server refused the name and not the squad: that is said at the name. */
export function isNameFailure({ code }: ApiFailure): boolean {
  return NAME_CODES.includes(code);
}
