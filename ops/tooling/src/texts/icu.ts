import { type Content, parse, type Select, type Token } from '@messageformat/parser';

type Case = Select['cases'][number];

/** Reads a message in ICU format. @throws an error that says where it is none */
export function parseMessage(message: string): Token[] {
  return parse(message);
}

/** Every token of a message, also inside plurals and choices. */
export function tokensOf(message: string): Token[] {
  const walk = (tokens: readonly Token[]): Token[] =>
    tokens.flatMap((token) => [token, ...casesOf(token).flatMap(({ tokens: inner }) => walk(inner))]);
  return walk(parseMessage(message));
}

export function casesOf(token: Token): readonly Case[] {
  return token.type === 'plural' || token.type === 'select' || token.type === 'selectordinal'
    ? token.cases
    : [];
}

export const isWritten = (token: Token): token is Content => token.type === 'content';

/** Placeholders with what they are: `count: plural`, `name`, `team: select a b other`. */
export function placeholdersOf(message: string): string[] {
  const placeholders = tokensOf(message).flatMap((token) => {
    if (token.type === 'content' || token.type === 'octothorpe') return [];
    const { arg } = token;
    if (token.type === 'argument') return [arg];
    if (token.type === 'function') return [`${arg}: ${token.key}`];
    if (token.type === 'select') return [`${arg}: select ${keysOf(token).join(' ')}`];
    return [`${arg}: ${token.type}`];
  });
  return [...new Set(placeholders)].toSorted();
}

const keysOf = (token: Select) => token.cases.map(({ key }) => key).toSorted();
