import { Refusal } from '../../infra/errors.js';
import { isTimeZone } from '../isTimeZone.js';

/** @throws `invalid-input` for a name that the time zone database does not have */
export function requireTimeZone(name: string | undefined): void {
  if (name === undefined || isTimeZone(name)) return;
  throw new Refusal('invalid-input', { issues: [{ path: 'timeZone', code: 'invalid_value' }] });
}
