import type { Bus, PlatformEvent } from '@euro/platform';

/** Milliseconds between two calls at least: a clock that runs fast moves points many times a second. */
const EVERY = 5_000;
/** Milliseconds over which the readers of one goal spread what they ask for. */
const SPREAD = 1_500;

export type PointsEvent = PlatformEvent<'points.changed@1'> | PlatformEvent<'matchday.scored@1'>;

/**
 * Calls `onMoved` when points moved or a matchday was scored: soon after the first event, and then at most once in five
 * seconds, with the matchdays of all events since. `remote.json` names both events under `listens`.
 * @param concerns leaves out events that are of no matter here
 * @returns how to stop
 */
export function followPoints(
  bus: Pick<Bus, 'on'>,
  onMoved: (weekIds: readonly number[]) => void,
  concerns: (event: PointsEvent) => boolean = () => true,
): () => void {
  const moved = new Set<number>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let earliest = 0;

  const call = () => {
    const weekIds = [...moved];
    moved.clear();
    timer = null;
    earliest = performance.now() + EVERY;
    onMoved(weekIds);
  };
  const hear = (event: PointsEvent) => {
    if (!concerns(event)) return;
    moved.add(event.detail.weekId);
    timer ??= setTimeout(call, Math.max(Math.random() * SPREAD, earliest - performance.now()));
  };
  const stops = [bus.on('points.changed@1', hear), bus.on('matchday.scored@1', hear)];
  return () => {
    for (const stop of stops) stop();
    if (timer !== null) clearTimeout(timer);
  };
}
