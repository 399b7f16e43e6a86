import { validatePersonName, withoutLinks } from '@euro/game';

/** The parts of a name that a service may give; empty for what it does not. */
interface NameParts {
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  /** Fallbacks for an empty name, the best first. */
  readonly otherwise: readonly string[];
}

/** Maximum length of a name in the profile. */
const LONGEST = 80;
const CONTROL = /[\p{Cc}\p{Cf}]/gu;

/** First and last name of an account of another service; the first one is never empty, the last one may be. */
export function nameOf({ firstName, lastName, fullName, otherwise }: NameParts): {
  firstName: string;
  lastName: string;
} {
  const [firstWord = '', ...otherWords] = tidy(fullName).split(' ');
  const first = [firstName, firstWord, ...otherwise].map(tidy).find((name) => name !== '') ?? '?';
  const last = tidy(lastName) || (firstName === '' ? otherWords.join(' ') : '');
  return { firstName: first, lastName: last };
}

/** A name that the profile would take as well; empty when nothing is left of it. */
function tidy(name: string): string {
  const plain = withoutLinks(cut(name.replaceAll(CONTROL, '').replaceAll(/\s+/g, ' ').trim()));
  const result = validatePersonName(plain);
  return result.ok ? result.name : '';
}

function cut(name: string): string {
  return [...name].slice(0, LONGEST).join('');
}
