import { Refusal } from '../errors.js';
import { plainText } from '../text/plainText.js';

/** Longest message in characters as a reader counts them. */
const MOST_CHARACTERS = 2000;

/** A message as it is kept: plain text, trimmed, with its line ends; anything else is refused. */
export function checkMessage(text: string): string {
  const kept = plainText(text, MOST_CHARACTERS);
  if (kept === null) throw new Refusal('help-message-invalid');
  return kept;
}
