import { callerOf } from './callerOf.js';

const SHELL = 'https://euro.test/chunks/remotes.js:1:1';
const QUIZ = 'https://euro.test/remotes/mf-quiz/1.0.0/remote.js:1:1';

describe('the caller of a function', () => {
  it.each([
    ['Chromium', `Error\n    at watched (${SHELL})\n    at start (${QUIZ})`],
    ['Firefox and Safari', `watched@${SHELL}\nstart@${QUIZ}`],
  ])('is a remote by its script in %s', (_engine, stack) => {
    expect(callerOf(stack, 1)).toEqual({ remote: 'mf-quiz', isDirect: true });
  });

  it('is a part of the portal that a remote uses', () => {
    expect(callerOf(`Error\n at watched (${SHELL})\n at chat (${SHELL})\n at start (${QUIZ})`, 1)).toEqual({
      remote: 'mf-quiz',
      isDirect: false,
    });
  });

  it('is nobody when only the portal runs', () => {
    expect(callerOf(`Error\n at watched (${SHELL})`, 1)).toBeNull();
  });
});
