import { joinDays } from './useWeekDates.js';

it.each([
  ['14/06', '18/06', '14–18/06'],
  ['29/06', '02/07', '29/06–02/07'],
  ['14/07', '14/07', '14/07'],
])('%s and %s are %s', (first, last, text) => {
  expect(joinDays(first, last)).toBe(text);
});
