import { validatePersonName } from '@euro/game';
import { Refusal } from '../../infra/errors.js';

/**
 * A first or last name as it is kept: others read it in rankings and chats. Refuses what can't be read; `path` is its
 * field.
 */
export function personName(path: 'firstName' | 'lastName', input: string): string {
  const result = validatePersonName(input);
  if (!result.ok) throw new Refusal('invalid-input', { issues: [{ path, code: result.code }] });
  return result.name;
}
