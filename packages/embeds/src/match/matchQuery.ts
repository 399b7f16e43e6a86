import type { Match } from '@euro/api-contract';
import { Failure } from '../source/failure.js';
import { get, type RequestContext } from '../source/get.js';
import type { Query } from '../source/sourceOf.js';
import { chooseMatch } from './chooseMatch.js';
import type { MatchAnswer } from './EuroMatch.js';

/** The request for a match by its id, or the current one; its sides are requested only when there is a score. */
export function matchQuery(which: number | 'live' | 'next', context: RequestContext): Query<MatchAnswer> {
  return {
    key: `match/${which} ${context.language}`,
    load: async () => {
      if (typeof which === 'number') return loadMatch(which, context);
      const { body, isLive } = await get('matches', context);
      const match = chooseMatch(readMatches(body), which);
      if (match && match.status !== 'scheduled') return loadMatch(match.id, context);
      return { value: { match, home: null, away: null }, isLive };
    },
  };
}

async function loadMatch(id: number, context: RequestContext) {
  const { body, isLive } = await get(`match/${id}`, context);
  const answer = body as Partial<MatchAnswer> | null;
  if (!isMatch(answer?.match)) throw new Failure('unreadable');
  return { value: { match: answer.match, home: answer?.home ?? null, away: answer?.away ?? null }, isLive };
}

function readMatches(body: unknown): readonly Match[] {
  const matches = (body as { readonly matches?: unknown } | null)?.matches;
  if (!Array.isArray(matches) || !matches.every(isMatch)) throw new Failure('unreadable');
  return matches;
}

function isMatch(value: unknown): value is Match {
  const match = value as Partial<Match> | null | undefined;
  return typeof match?.id === 'number' && typeof match.date === 'string' && typeof match.status === 'string';
}
