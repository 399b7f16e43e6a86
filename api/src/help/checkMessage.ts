import { Refusal } from '../infra/errors.js';
import { plainText } from '../infra/text/plainText.js';

/** Longest message in characters as a reader counts them. */
const MAX_CHARACTERS = 2000;

/** A message as it is kept: plain text, trimmed, with its line ends; anything else is refused. */
export function checkMessage(text: string): string {
  const message = plainText(text, MAX_CHARACTERS);
  if (message === null) throw new Refusal('help-message-invalid');
  return message;
}
