import type { TeamPoints } from '@euro/api-contract';
import { useEffect, useRef } from 'react';

/** Calls `refetch` whenever the points change after the first ones. */
export function useRefetchWithPoints(points: TeamPoints | null, refetch: (() => unknown) | null): void {
  const lastPoints = useRef(points);
  useEffect(() => {
    const last = lastPoints.current;
    lastPoints.current = points;
    if (refetch !== null && last !== null && last !== points) refetch();
  }, [points, refetch]);
}
