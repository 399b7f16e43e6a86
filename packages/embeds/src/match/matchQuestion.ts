import type { Match } from '@euro/api-contract';
import { Failure } from '../source/failure.js';
import { type Asker, get } from '../source/get.js';
import type { Question } from '../source/sourceOf.js';
import { chooseMatch } from './chooseMatch.js';
import type { MatchAnswer } from './EuroMatch.js';

/** The request for a match by its id, or the current one; its sides are requested only when there is a score. */
export function matchQuestion(which: number | 'live' | 'next', asker: Asker): Question<MatchAnswer> {
  return {
    key: `match/${which} ${asker.language}`,
    ask: async () => {
      if (typeof which === 'number') return askMatch(which, asker);
      const { body, isLive } = await get('matches', asker);
      const match = chooseMatch(readMatches(body), which);
      if (match && match.status !== 'scheduled') return askMatch(match.id, asker);
      return { value: { match, home: null, away: null }, isLive };
    },
  };
}

async function askMatch(id: number, asker: Asker) {
  const { body, isLive } = await get(`match/${id}`, asker);
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
