import type { LeagueView } from '@euro/api-contract';
import type { Mentionable } from '@euro/game';

/** Names that are offered at a time. */
const MOST_OFFERED = 4;
/** An `@` at the start of a word, and the text after it. */
const BEGUN = /(^|[^\p{L}\p{N}_])@([^@\n]{0,40})$/u;

/** The people of a league by user id, with the names that its chat shows, as on the server (`loadMentionNames`). */
export function mentionPeople(teams: LeagueView['teams']): Mentionable[] {
  return teams.map(({ userId, name, user: { nameVisible, firstName, lastName } }) => ({
    id: userId,
    names: [name, ...(nameVisible ? [firstName, `${firstName} ${lastName}`] : [])],
  }));
}

/**
 * Names of which a word goes on with the `@` at the end of a draft, those that begin with it first: one of each person
 * but the writer.
 * @returns none while no mention is being written, or once it is whole
 */
export function offeredNames(
  draft: string,
  people: readonly Mentionable[],
  userId: number | null,
): readonly string[] {
  const prefix = BEGUN.exec(draft)?.[2]?.toLowerCase();
  if (prefix === undefined) return [];
  const others = people.filter(({ id }) => id !== userId);
  const begins = (name: string) => name.toLowerCase().startsWith(prefix);
  const hasWord = (name: string) => wordStarts(name).some((rest) => rest.toLowerCase().startsWith(prefix));
  const firsts = others.flatMap(({ names }) => names.find(begins) ?? []);
  const later = others.flatMap(({ names }) => (names.some(begins) ? [] : (names.find(hasWord) ?? [])));
  const names = new Set([...firsts, ...later]);
  return [...names].filter((name) => name.toLowerCase() !== prefix).slice(0, MOST_OFFERED);
}

/** The name from each of its words on. */
function wordStarts(name: string): readonly string[] {
  return [...name.matchAll(/[\p{L}\p{N}]+/gu)].map(({ index }) => name.slice(index));
}

/** The draft with the mention at its end written out, and a space to go on after it. */
export function withMention(draft: string, name: string): string {
  return draft.replace(BEGUN, (_, before: string) => `${before}@${name} `);
}
