import { isOneYellowFromBan, isSuspendedNext, type MatchCards } from './suspension.js';

/** Matches in short: `Y` a yellow card, `YY` two, `R` red, `YR` both, `-` none; `!` ends the count of yellows. */
function matches(text: string): MatchCards[] {
  return text.split(' ').map((word) => ({
    yellow: word.startsWith('Y') ? 1 : 0,
    secondYellow: word.startsWith('YY') ? 1 : 0,
    red: word.startsWith('YY') || word.includes('R') ? 1 : 0,
    endsYellows: word.endsWith('!'),
  }));
}

describe('isSuspendedNext', () => {
  it.each([
    ['-', false],
    ['R', true],
    ['YY', true],
    ['YR', true],
    ['R -', false],
    ['Y', false],
    ['Y Y', true],
    ['Y - Y', true],
    ['Y Y -', false],
    ['Y Y - Y', false],
    ['Y Y - Y Y', true],
    // Two yellow cards in one match count as the expulsion alone.
    ['Y YY -', false],
    ['Y YY - Y', true],
    ['YY - Y', false],
    // A yellow card before a straight red one stays in the count.
    ['Y YR', true],
    ['YR - Y', true],
  ])('%s: %s', (text, expected) => {
    expect(isSuspendedNext(matches(text))).toBe(expected);
  });

  it('resets single yellow cards after the quarter-finals, but no ban', () => {
    expect(isSuspendedNext(matches('Y -! Y'))).toBe(false);
    expect(isSuspendedNext(matches('Y Y!'))).toBe(true);
    expect(isSuspendedNext(matches('- Y! Y'))).toBe(false);
  });

  it('bans nobody before the first match', () => {
    expect(isSuspendedNext([])).toBe(false);
  });
});

describe('isOneYellowFromBan', () => {
  it.each([
    ['-', false],
    ['Y', true],
    ['Y -', true],
    ['Y Y', false],
    ['Y Y -', false],
    ['Y Y Y', true],
    ['YY -', false],
    ['Y -!', false],
    // Who sits out for a red card is not warned of the next yellow one.
    ['YR', false],
    ['YR -', true],
  ])('%s: %s', (text, expected) => {
    expect(isOneYellowFromBan(matches(text))).toBe(expected);
  });

  it('follows the number of yellow cards of the competition', () => {
    const of = (text: string, yellows: number) => [
      isOneYellowFromBan(matches(text), yellows),
      isSuspendedNext(matches(text), yellows),
    ];
    expect(of('Y Y Y', 5)).toEqual([false, false]);
    expect(of('Y Y Y Y', 5)).toEqual([true, false]);
    expect(of('Y Y Y Y Y', 5)).toEqual([false, true]);
    expect(of('Y', 1)).toEqual([false, true]);
    expect(of('Y Y', 0)).toEqual([false, false]);
    expect(of('R', 0)).toEqual([false, true]);
  });
});
