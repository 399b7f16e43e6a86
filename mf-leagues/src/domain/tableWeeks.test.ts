import { tableWeeks } from './tableWeeks.js';

it.each([
  ['in the middle', { deadlineWeek: 4, displayWeek: 3 }, 2, [2, 3]],
  ['before its first matchday', { deadlineWeek: 2, displayWeek: 1 }, 3, []],
  ['after the last deadline', { deadlineWeek: null, displayWeek: 7 }, 6, [6, 7]],
])('a league’s matchdays %s', (_when, deadline, first, weeks) => {
  expect(tableWeeks(deadline, first)).toEqual(weeks);
});
