import { settingsIn } from '@euro/game';
import { type SettingValue, withSettingAt } from './settingAt.js';
import type { StoredSettings } from './storedSettings.js';

type Earlier = NonNullable<StoredSettings['earlierPoints']>[number];
type Values = Omit<Earlier, 'lastWeek'>;

/** Settings that may hold from a matchday on: points are computed by them, matchday by matchday. */
export const POINT_PATHS: readonly string[] = [
  'captainMultiplier',
  'tripleCaptainMultiplier',
  'coachPoints.win',
  'coachPoints.draw',
  'coachPoints.loss',
  'awardedScoresCoach',
];

interface SettingChange {
  readonly path: string;
  readonly value: SettingValue;
}

/**
 * Changes settings; those of points from a matchday on, where one is given: earlier matchdays keep what they have.
 * @param fromWeek null changes all matchdays
 */
export function changePoints(
  settings: StoredSettings,
  changes: readonly SettingChange[],
  fromWeek: number | null,
): StoredSettings {
  const ofPoints = changes.filter(({ path }) => POINT_PATHS.includes(path));
  const changed = changes.reduce((after, { path, value }) => withSettingAt(after, path, value), settings);
  const first = ofPoints.length === 0 ? null : fromWeek;
  const segments = first === null ? (settings.earlierPoints ?? []) : splitBefore(settings, first);
  const earlier = segments.map((segment) =>
    first !== null && segment.lastWeek < first
      ? segment
      : ofPoints.reduce((after, { path, value }) => withSettingAt(after, path, value), segment),
  );
  const kept = earlier.filter(
    (segment, index) => writeValues(segment) !== writeValues(earlier[index + 1] ?? changed),
  );
  const { earlierPoints: _, ...own } = changed;
  return kept.length === 0 ? own : { ...own, earlierPoints: kept };
}

/** The earlier values with an end just before the matchday. */
function splitBefore(settings: StoredSettings, fromWeek: number): readonly Earlier[] {
  const segments = settings.earlierPoints ?? [];
  const lastWeek = fromWeek - 1;
  if (lastWeek < 1 || segments.some((segment) => segment.lastWeek === lastWeek)) return segments;
  const before = { lastWeek, ...valuesOf(settingsIn(settings, lastWeek)) };
  return [...segments, before].toSorted((a, b) => a.lastWeek - b.lastWeek);
}

function writeValues(values: Values): string {
  return JSON.stringify(valuesOf(values));
}

function valuesOf({
  captainMultiplier,
  tripleCaptainMultiplier,
  coachPoints,
  awardedScoresCoach,
}: Values): Values {
  return { captainMultiplier, tripleCaptainMultiplier, coachPoints, awardedScoresCoach };
}
