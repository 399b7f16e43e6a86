import type { Bus, PlatformEvent } from '@euro/platform';
import { createRefetch } from './createRefetch.js';

/** Shortest interval of calls in milliseconds: with a fast clock points change many times a second. */
const PAUSE_MS = 5_000;

export type PointsEvent = PlatformEvent<'points.changed@1'> | PlatformEvent<'matchday.scored@1'>;

/**
 * Calls `onMoved` when points moved or a matchday was scored: soon after the first event, and then at most once in five
 * seconds, with the matchdays of all events since. `remote.json` names both events under `listens`.
 * @param concerns filters the events
 * @returns the unsubscribe function
 */
export function followPoints(
  bus: Pick<Bus, 'on'>,
  onMoved: (weekIds: readonly number[]) => void,
  concerns: (event: PointsEvent) => boolean = () => true,
): () => void {
  const changedWeekIds = new Set<number>();
  const refetch = createRefetch(
    () => {
      const weekIds = [...changedWeekIds];
      changedWeekIds.clear();
      onMoved(weekIds);
    },
    { pause: PAUSE_MS },
  );
  const onEvent = (event: PointsEvent) => {
    if (!concerns(event)) return;
    changedWeekIds.add(event.detail.weekId);
    refetch.soon();
  };
  const stops = [bus.on('points.changed@1', onEvent), bus.on('matchday.scored@1', onEvent)];
  return () => {
    for (const stop of stops) stop();
    refetch.stop();
  };
}
