import { type StatFilter, statFilter } from '@euro/api-contract';
import * as z from 'zod';
import { type Caller, requirePremium } from '../../../http/index.js';
import { Refusal } from '../../../infra/errors.js';

const MAX_FILTERS = 8;
const filterList = z.array(statFilter).max(MAX_FILTERS);

/**
 * The requested statistics filters, a JSON list; for premium members only (spec §1). Everybody may send an empty
 * list.
 */
export function parseFilters(text: string | undefined, caller: Caller | null): readonly StatFilter[] {
  const parsed = filterList.safeParse(parseJson(text));
  if (parsed.success && parsed.data.length === 0) return [];
  if (!caller) throw new Refusal('not-signed-in');
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, code }) => ({
      path: ['filters', ...path].join('.'),
      code,
    }));
    throw new Refusal('invalid-input', { issues });
  }
  requirePremium(caller);
  return parsed.data;
}

/** Undefined when it is no JSON, which is no list either. */
function parseJson(text = '[]'): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
