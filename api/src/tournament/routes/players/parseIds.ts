import { Refusal } from '../../../infra/errors.js';

const MAX_IDS = 100;

/** The ids of a list such as `110,106`; null without one. */
export function parseIds(text: string | undefined): ReadonlySet<number> | null {
  if (text === undefined) return null;
  const ids = text.split(',').map((word) => word.trim());
  const isWrong = ids.length > MAX_IDS || ids.some((word) => !/^[1-9]\d{0,8}$/.test(word));
  if (isWrong) throw new Refusal('invalid-input', { issues: [{ path: 'ids', code: 'invalid_format' }] });
  return new Set(ids.map(Number));
}
