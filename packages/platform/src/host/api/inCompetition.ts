import type { LooseOptions } from './buildRequest.js';

/** The competition that a page is about, as calls of the API name it. */
export interface CallCompetition {
  readonly competitionFeed: string;
  readonly seasonId: number;
  /** The calls that take it; they come with the page, so that the contract's schemas stay out of the browser bundle. */
  readonly calls: readonly string[];
}

/** Adds the page's competition to a call that takes it, where the caller names none. */
export function inCompetition(
  competition: CallCompetition | null,
  name: string,
  options: LooseOptions,
): LooseOptions {
  if (!competition?.calls.includes(name)) return options;
  const { competitionFeed, seasonId } = competition;
  const part = name.startsWith('GET ') ? 'query' : 'body';
  return { ...options, [part]: { competitionFeed, seasonId, ...Object(options[part]) } };
}
