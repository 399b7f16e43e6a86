import { Refusal } from '../../infra/errors.js';

/** @throws `invalid-input` for a name that the time zone database does not have */
export function requireTimeZone(name: string | undefined): void {
  if (name === undefined || isTimeZone(name)) return;
  throw new Refusal('invalid-input', { issues: [{ path: 'timeZone', code: 'invalid_value' }] });
}

/** Whether the time zone database has a zone of this name. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    // Offsets such as +02:00 are no zones: they don't follow summer time.
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}
