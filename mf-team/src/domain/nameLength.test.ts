import { nameLength } from './nameLength.js';

describe('the length of a name', () => {
  it.each([
    ['De Buitenspelval', 16],
    ['  twee   woorden ', 12],
    ['👩‍👩‍👧‍👦🇧🇪', 2],
    ['e\u0301', 1],
    ['', 0],
  ])('%s', (name, length) => {
    expect(nameLength(name)).toBe(length);
  });
});
