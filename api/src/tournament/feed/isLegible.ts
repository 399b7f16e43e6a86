import { holdsInvisible } from '@euro/game';

/** What is wrong with a text that is not legible. */
export const ILLEGIBLE = 'It has a character that cannot be seen';

/** Whether a line of text has neither control characters nor any that nobody sees. */
export function isLegible(text: string): boolean {
  return !/\p{Cc}/u.test(text) && !holdsInvisible(text);
}
