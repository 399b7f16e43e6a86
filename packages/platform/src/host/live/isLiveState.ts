import type { LiveState } from '@euro/api-contract';

type Check = (value: unknown) => boolean;

const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const isText: Check = (value) => typeof value === 'string';
const isMoment: Check = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const oneOf =
  (...words: readonly unknown[]): Check =>
  (value) =>
    words.includes(value);
const each =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const shape =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([name, check]) => check(Reflect.get(value, name)));

const isLive = shape({
  cursor: isText,
  now: isMoment,
  speed: isNumber,
  dataVersion: isText,
  deadlineWeek: orNull(isNumber),
  deadlineDate: orNull(isMoment),
  weeks: each(
    shape({
      weekId: isNumber,
      deadlineDate: isMoment,
      state: oneOf('open', 'locked', 'provisional', 'confirmed'),
    }),
  ),
  weekId: orNull(isNumber),
  version: orNull(isNumber),
  matches: each(
    shape({
      id: isNumber,
      weekId: isNumber,
      status: oneOf('scheduled', 'live', 'finished'),
      minute: orNull(isNumber),
      homeScore: orNull(isNumber),
      awayScore: orNull(isNumber),
      penHome: orNull(isNumber),
      penAway: orNull(isNumber),
    }),
  ),
  players: each(
    shape({
      id: isNumber,
      points: isNumber,
      minutes: isNumber,
      status: oneOf('no-match', 'to-play', 'bench', 'playing', 'off', 'sent-off', 'played'),
    }),
  ),
});

/** Validates against the contract's `liveState`, written out so that the schemas stay out of the browser bundle. */
export function isLiveState(value: unknown): value is LiveState {
  return isLive(value);
}
