import { checkPicture } from './checkPicture.js';

const MB = 1024 * 1024;

describe('a picture', () => {
  it.each([
    ['image/png', 1, null],
    ['image/jpeg', 2 * MB - 1, null],
    ['image/jpeg', 2 * MB, 'large'],
    ['image/gif', 1, 'kind'],
    ['', 3 * MB, 'kind'],
  ])('of kind "%s" with %i bytes: %s', (type, size, problem) => {
    expect(checkPicture({ type, size })).toBe(problem);
  });
});
