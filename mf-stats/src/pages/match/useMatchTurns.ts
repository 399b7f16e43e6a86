import type { Match } from '@euro/api-contract';
import { createRefetch } from '@euro/game-ui';
import { useEffect, useRef } from 'react';
import { LINEUPS_BEFORE, matchPhase } from '../../domain/matchFacts.js';
import { useNow } from '../../domain/useNow.js';
import type { MatchDetails } from '../../store/statsApi.js';
import { hasLineups } from './matchSheet.js';

/** Milliseconds between two looks for line-ups in the hour before a kick-off. */
const LOOK_EVERY = 60_000;

interface Query {
  /** A question is under way; one more would not be asked. */
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/**
 * Asks for a match again at turns that no change of points shows: line-ups are due and not there yet, it kicks off, it
 * ends. Points that move meanwhile are followed by the store.
 * @param match its present state; null before the first answer
 * @param answer the sides of the last answer
 */
export function useMatchTurns(
  match: Match | null,
  answer: MatchDetails | undefined,
  { isFetching, refetch }: Query,
): void {
  const now = useNow();
  const again = useRef(refetch);
  const isDue = useRef(false);
  useEffect(() => {
    again.current = () => {
      if (isFetching) isDue.current = true;
      else refetch();
    };
  });

  // The answer that was under way may be older than the turn.
  useEffect(() => {
    if (isFetching || !isDue.current) return;
    isDue.current = false;
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
  const lastTurn = useRef<string | null>(null);
  useEffect(() => {
    const before = lastTurn.current;
    lastTurn.current = turn;
    if (turn === null || before === null || before === turn) return;
    const refetch = createRefetch(() => again.current());
    refetch.soon();
    return refetch.stop;
  }, [turn]);
}
