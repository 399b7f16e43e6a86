import type { TeamPoints } from '@euro/api-contract';
import { createRefetch } from '@euro/game-ui';
import type { PlatformEvents } from '@euro/platform';
import { usePlatform, useShared } from '@euro/platform/react';
import { useEffect, useMemo, useRef, useState } from 'react';

/** Milliseconds before a failed request is retried; doubled with each retry, up to the longest. */
const AGAIN = 4000;
const LONGEST = 60_000;

interface FollowedPoints {
  readonly weekId: number;
  /** The points on screen; undefined before the first response. */
  readonly points: TeamPoints | undefined;
  /** The last request failed: the shown data may be old. */
  readonly isBehind: boolean;
  /** A request is pending; another one would not be sent. */
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

type News = PlatformEvents['points.changed@1'];

/**
 * Fetches a matchday's points again when they change for this team: for a player of its lineup, or by the settlement,
 * which sets ranks and averages. Retries after failures, interruptions and being offline.
 */
export function useFollowPoints({ weekId, points, isBehind, isFetching, refetch }: FollowedPoints): void {
  const { bus, state } = usePlatform();
  const isOnline = useShared(state.online);
  const connected = useShared(state.live)?.connected ?? true;
  const latest = useRef({ points, isFetching, refetch });
  const isDue = useRef(false);
  const version = useRef<number | null>(null);
  const [retries, setRetries] = useState(0);
  useEffect(() => {
    latest.current = { points, isFetching, refetch };
  });

  const soon = useMemo(() => {
    const refetchPoints = () => {
      if (latest.current.isFetching) isDue.current = true;
      else latest.current.refetch();
    };
    return createRefetch(refetchPoints);
  }, []);
  useEffect(() => soon.stop, [soon]);

  // The answer that was under way may be older than the news.
  useEffect(() => {
    if (isFetching || !isDue.current) return;
    isDue.current = false;
    latest.current.refetch();
  }, [isFetching]);

  useEffect(() => {
    const isAbout = (news: News) => {
      if (news.weekId !== weekId) return false;
      const isNewVersion = news.version !== version.current;
      version.current = news.version;
      const lineup = latest.current.points?.selections ?? [];
      return isNewVersion || lineup.some(({ playerId }) => news.playerIds.includes(playerId));
    };
    return bus.on('points.changed@1', ({ detail }) => {
      if (isAbout(detail)) soon.soon();
    });
  }, [bus, weekId, soon]);

  // Back online: fetches once.
  const wasConnected = useRef(connected);
  useEffect(() => {
    if (connected && !wasConnected.current) soon.soon();
    wasConnected.current = connected;
  }, [connected, soon]);

  // A request that fails at once is never seen pending: the number of retries starts the next pause.
  useEffect(() => {
    if (isFetching) return;
    if (!isBehind) {
      setRetries(0);
      return;
    }
    if (!isOnline) return;
    const pause = Math.min(AGAIN * 2 ** retries, LONGEST);
    const retry = () => {
      setRetries(retries + 1);
      latest.current.refetch();
    };
    const timer = setTimeout(retry, pause * (1 + Math.random() / 2));
    return () => clearTimeout(timer);
  }, [isBehind, isFetching, isOnline, retries]);
}
