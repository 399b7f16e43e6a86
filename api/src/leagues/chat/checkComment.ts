import { Refusal } from '../../infra/errors.js';
import { plainText } from '../../infra/text/plainText.js';

/** Longest comment in characters as a reader counts them (decisions §5.8). */
const MAX_CHARACTERS = 1000;

/** The normalized comment: plain text, trimmed, with its line ends; anything else is refused. */
export function checkComment(text: string): string {
  const comment = plainText(text, MAX_CHARACTERS);
  if (comment === null) throw new Refusal('comment-invalid');
  return comment;
}
