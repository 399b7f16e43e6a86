import type { Change } from '../registry/changes.js';
import type { Refusal } from '../registry/refusal.js';

/** Outcome of a command. */
export type Outcome =
  | { readonly change: Change; readonly warnings?: readonly string[] }
  /** There was nothing to do; why not, as a sentence. */
  | { readonly nothing: string }
  | { readonly problems: readonly Refusal[] };

/** One refusal is a list of problems, too. */
export function outcomeOf(
  result: { readonly change: Change } | { readonly nothing: string } | { readonly refused: Refusal },
): Outcome {
  return 'refused' in result ? { problems: [result.refused] } : result;
}
