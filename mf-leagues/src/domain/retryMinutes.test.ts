import { retryMinutes } from './retryMinutes.js';

it.each([
  [{ retryAfter: 60 }, 1],
  [{ retryAfter: 61 }, 2],
  [{ retryAfter: 3_600 }, 60],
  [{ retryAfter: 0 }, null],
  [{ retryAfter: '60' }, null],
  [{}, null],
  [null, null],
  [undefined, null],
])('%j are %s minutes', (details, minutes) => {
  expect(retryMinutes(details)).toBe(minutes);
});
