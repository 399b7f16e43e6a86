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
  /** A request is pending; another one would not be sent. */
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/**
 * Fetches a match again at changes that no points event reports: line-ups are due, kick-off, final whistle. The store
 * follows changes of points.
 * @param match its present state; null before the first response
 * @param answer the sides of the last response
 */
export function useMatchRefetch(
  match: Match | null,
  answer: MatchDetails | undefined,
  { isFetching, refetch }: Query,
): void {
  const now = useNow();
  const refetchRef = useRef(refetch);
  const isDue = useRef(false);
  useEffect(() => {
    refetchRef.current = () => {
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
    const timer = setInterval(() => refetchRef.current(), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [isWaiting]);

  const stateKey = match === null ? null : `${phase} ${match.status} ${areLineupsDue}`;
  const lastKey = useRef<string | null>(null);
  useEffect(() => {
    const previous = lastKey.current;
    lastKey.current = stateKey;
    if (stateKey === null || previous === null || previous === stateKey) return;
    const refetch = createRefetch(() => refetchRef.current());
    refetch.soon();
    return refetch.stop;
  }, [stateKey]);
}
