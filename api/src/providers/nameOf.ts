/** What a service may tell of somebody's name; empty for what it does not. */
interface Told {
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  /** What to call him when there is no name, the best first. */
  readonly otherwise: readonly string[];
}

/** As many characters as the profile takes. */
const LONGEST = 80;
const CONTROL = /[\p{Cc}\p{Cf}]/gu;

/** First and last name of an account that another service brings; the first one is never empty, the last one may be. */
export function nameOf({ firstName, lastName, fullName, otherwise }: Told): {
  firstName: string;
  lastName: string;
} {
  const [firstWord = '', ...otherWords] = tidy(fullName).split(' ');
  const first = [firstName, firstWord, ...otherwise].map(tidy).find((name) => name !== '') ?? '?';
  const last = tidy(lastName) || (firstName === '' ? otherWords.join(' ') : '');
  return { firstName: cut(first), lastName: cut(last) };
}

function tidy(name: string): string {
  return name.replaceAll(CONTROL, '').replaceAll(/\s+/g, ' ').trim();
}

function cut(name: string): string {
  return [...name].slice(0, LONGEST).join('');
}
