import Mustache from 'mustache';
import type { GameFacts } from './gameFacts.js';

/**
 * A page's text with its placeholders filled (`{{budget}}`, `{{#spying}}…{{/spying}}`); as it is written when it can't
 * be.
 */
export function fillPage(body: string, facts: GameFacts): string {
  return placeholderProblem(body, facts) === null ? Mustache.render(body, facts) : body;
}

/** Why the placeholders of a page can't be filled, for its author; null when they can. */
export function placeholderProblem(body: string, facts: GameFacts): string | null {
  let tokens: readonly Token[];
  try {
    tokens = Mustache.parse(body);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const names = new Set(namesOf(facts));
  const unknown = placeholdersOf(tokens).find((name) => !name.split('.').every((part) => names.has(part)));
  return unknown === undefined ? null : `Unknown placeholder: ${unknown}`;
}

type Token = ReturnType<typeof Mustache.parse>[number];

function placeholdersOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap(([type, name, , , inner]) => {
    if (type === 'text' || type === '!' || type === '=') return [];
    const nested = Array.isArray(inner) ? placeholdersOf(inner) : [];
    // `{{.}}` is the item of a list.
    return name === '.' ? nested : [name, ...nested];
  });
}

/** The names of facts and of what lies in them. */
function namesOf(fact: unknown): string[] {
  if (Array.isArray(fact)) return fact.flatMap(namesOf);
  if (typeof fact !== 'object' || fact === null) return [];
  return Object.entries(fact).flatMap(([name, inner]) => [name, ...namesOf(inner)]);
}
