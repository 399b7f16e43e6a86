import type { Match, MatchSide } from '@euro/api-contract';
import { usePlatform, useShared } from '@euro/platform/react';
import { useMatchQuery } from '../../store/statsApi.js';
import { useMatchRefetch } from './useMatchRefetch.js';

/** Loading state of a match: the fixture at once when the shell has it, the players after the response. */
export type MatchKnowledge =
  | { readonly status: 'loading'; readonly match: Match | null }
  | { readonly status: 'missing' }
  | {
      readonly status: 'failed';
      readonly match: Match | null;
      readonly message: string;
      readonly retry: () => void;
    }
  | {
      readonly status: 'ready';
      readonly match: Match;
      readonly home: MatchSide | null;
      readonly away: MatchSide | null;
    };

/**
 * One match with both its sides; `id` is the address's. Minute and score come from the shell, which follows the stream;
 * the sides are fetched again when their points change, and remain when that fails.
 */
export function useMatch(id: string): MatchKnowledge {
  const { state } = usePlatform();
  const number = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
  const listedMatch = useShared(state.matches).value?.matches.find((match) => match.id === number) ?? null;
  const { currentData, error, isFetching, refetch } = useMatchQuery(number ?? 0, { skip: number === null });
  useMatchRefetch(currentData ? (listedMatch ?? currentData.match) : null, currentData, {
    isFetching,
    refetch,
  });
  if (number === null) return { status: 'missing' };
  if (currentData)
    return { status: 'ready', ...currentData, match: currentMatch(currentData.match, listedMatch) };
  if (!error || isFetching) return { status: 'loading', match: listedMatch };
  if (error.code === 'not-found') return { status: 'missing' };
  return { status: 'failed', match: listedMatch, message: error.message ?? '', retry: refetch };
}

/** The fixture as the shell follows it; that extra time was played it learns later. */
function currentMatch(fetchedMatch: Match, listedMatch: Match | null): Match {
  return listedMatch
    ? { ...listedMatch, extraTime: listedMatch.extraTime || fetchedMatch.extraTime }
    : fetchedMatch;
}
