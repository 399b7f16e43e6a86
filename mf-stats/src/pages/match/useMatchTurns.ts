import type { Match } from '@euro/api-contract';
import { useEffect, useRef } from 'react';
import { LINEUPS_BEFORE, matchPhase } from '../../model/matchFacts.js';
import { useNow } from '../../model/useNow.js';
import type { MatchDetails } from '../../store/statsApi.js';
import { hasLineups } from './matchSheet.js';

/** Milliseconds between two looks for line-ups in the hour before a kick-off. */
const LOOK_EVERY = 60_000;
/** Milliseconds over which the readers of one match spread what they ask for. */
const SPREAD = 1_500;

interface Asking {
  /** A question is under way; one more would not be asked. */
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/**
 * Asks for a match again where it takes a turn that no points tell of: line-ups are due and not there yet, it kicks off, it
 * ends. Points that move meanwhile are followed by the store.
 * @param match as it stands now; null while nothing was answered
 * @param answer the sides as they were last told
 */
export function useMatchTurns(
  match: Match | null,
  answer: MatchDetails | undefined,
  { isFetching, refetch }: Asking,
): void {
  const now = useNow();
  const again = useRef(refetch);
  const isWanted = useRef(false);
  useEffect(() => {
    again.current = () => {
      if (isFetching) isWanted.current = true;
      else refetch();
    };
  });

  // The answer that was under way may be older than the turn.
  useEffect(() => {
    if (isFetching || !isWanted.current) return;
    isWanted.current = false;
    refetch();
  }, [isFetching, refetch]);

  const phase = match && matchPhase(match, now);
  const areLineupsDue = match !== null && now >= Date.parse(match.date) - LINEUPS_BEFORE;
  const isWaiting = phase === 'before' && areLineupsDue && answer !== undefined && !hasLineups(answer);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => again.current(), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [isWaiting]);

  const turn = match === null ? null : `${phase} ${match.status} ${areLineupsDue}`;
  const seen = useRef<string | null>(null);
  useEffect(() => {
    const before = seen.current;
    seen.current = turn;
    if (turn === null || before === null || before === turn) return;
    const timer = setTimeout(() => again.current(), Math.random() * SPREAD);
    return () => clearTimeout(timer);
  }, [turn]);
}
