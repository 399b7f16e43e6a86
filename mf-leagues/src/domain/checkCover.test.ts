import { checkCover } from './checkCover.js';

it.each([
  ['image/png', 2_097_151, null],
  ['image/jpeg', 1, null],
  ['image/png', 2_097_152, 'large'],
  ['image/gif', 1, 'kind'],
  ['text/html', 1, 'kind'],
  ['', 1, 'kind'],
])('a file of kind %j with %i bytes', (type, size, problem) => {
  expect(checkCover({ type, size })).toBe(problem);
});
