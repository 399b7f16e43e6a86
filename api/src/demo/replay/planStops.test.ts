import { type Calendar, planStops, startOf } from './planStops.js';

const at = (text: string) => Date.parse(`2024-${text}:00Z`);

/** Two matchdays of two matches each; power subs from the second on. */
const calendar: Calendar = {
  matchdays: [
    { weekId: 4, deadlineAt: at('06-29T16:00') },
    { weekId: 5, deadlineAt: at('07-05T16:00') },
  ],
  matches: [
    { weekId: 4, kickoffAt: at('06-29T16:00'), finishedAt: at('06-29T17:55') },
    { weekId: 4, kickoffAt: at('06-29T19:00'), finishedAt: at('06-29T20:55') },
    { weekId: 5, kickoffAt: at('07-05T16:00'), finishedAt: at('07-05T17:55') },
    { weekId: 5, kickoffAt: at('07-05T19:00'), finishedAt: at('07-05T20:55') },
  ],
  rules: { powerSubsFromWeek: 5 },
};

/** Stops as `06-29T15:55 preparation 4`. */
function plannedStops(from: string, toWeek: number, matchdays = calendar): string[] {
  return planStops(matchdays, at(from), toWeek).map(
    (stop) => `${new Date(stop.at).toISOString().slice(5, 16)} ${stop.kind} ${stop.weekId}`,
  );
}

describe('the stops of a replay', () => {
  it('are managers in batches before each deadline, power subs before later kick-offs, and the end of each matchday', () => {
    expect(plannedStops('06-29T00:00', 5)).toEqual([
      '06-29T00:00 preparation 4',
      '06-29T08:00 preparation 4',
      '06-29T13:00 preparation 4',
      '06-29T14:30 preparation 4',
      '06-29T15:30 preparation 4',
      '06-29T15:55 preparation 4',
      '06-29T20:55 end 4',
      '07-04T20:00 preparation 5',
      '07-05T08:00 preparation 5',
      '07-05T13:00 preparation 5',
      '07-05T14:30 preparation 5',
      '07-05T15:30 preparation 5',
      '07-05T15:55 preparation 5',
      '07-05T18:50 power-subs 5',
      '07-05T20:55 end 5',
    ]);
  });

  it('of the past are caught up at once while the deadline is to come', () => {
    expect(plannedStops('06-29T15:45', 4)).toEqual([
      ...Array(5).fill('06-29T15:45 preparation 4'),
      '06-29T15:55 preparation 4',
      '06-29T20:55 end 4',
    ]);
    expect(plannedStops('06-29T16:00', 4)).toEqual(['06-29T20:55 end 4']);
    expect(plannedStops('06-30T12:00', 4)).toEqual(['06-30T12:00 end 4']);
  });

  it('have managers wait for the end of the previous matchday', () => {
    const close = {
      ...calendar,
      matchdays: [
        { weekId: 4, deadlineAt: at('06-29T16:00') },
        { weekId: 5, deadlineAt: at('06-29T23:00') },
      ],
    };
    const [end, first] = plannedStops('06-29T16:00', 5, close);
    expect([end, first]).toEqual(['06-29T20:55 end 4', '06-29T20:56 preparation 5']);
  });

  it('do not wait for a match that is postponed beyond the next deadline', () => {
    const [, ...others] = calendar.matches;
    const late = { weekId: 4, kickoffAt: at('07-06T16:00'), finishedAt: at('07-06T17:55') };
    const stops = plannedStops('07-05T15:00', 5, { ...calendar, matches: [late, ...others] });
    expect(stops[0]).toBe('07-05T15:00 preparation 5');
    expect(stops.at(-1)).toBe('07-06T17:55 end 4');
  });
});

describe('a replay from a matchday', () => {
  it('starts six hours before its deadline', () => {
    expect(startOf(calendar, 5)).toBe(at('07-05T10:00'));
    expect(startOf(calendar, 4)).toBe(at('06-29T10:00'));
    expect(startOf(calendar, 6)).toBeNull();
  });

  it('starts after the previous matchday', () => {
    const close = {
      ...calendar,
      matchdays: [
        { weekId: 4, deadlineAt: at('06-29T16:00') },
        { weekId: 5, deadlineAt: at('06-29T23:00') },
      ],
    };
    expect(startOf(close, 5)).toBe(at('06-29T20:56'));
  });
});
