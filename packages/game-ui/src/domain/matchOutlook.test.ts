import { exampleMatch } from '@euro/platform/testing';
import { matchOutlook } from './matchOutlook.js';

const [SPAIN, GERMANY, PORTUGAL, FRANCE] = [5, 1, 23, 16];
const side = (id: number) => (id === 0 ? null : { id, short: '', name: '' });
const match = (weekId: number, stage: string, home: number, away: number, score?: [number, number]) =>
  exampleMatch({
    id: weekId * 100 + home,
    weekId,
    stage,
    homeId: side(home),
    awayId: side(away),
    homeScore: score?.[0] ?? null,
    awayScore: score?.[1] ?? null,
    penHome: null,
    penAway: null,
    status: score ? 'finished' : 'scheduled',
  });

/** Spain beat Germany, Portugal still plays France; their winners meet. */
const quarters = [
  match(5, 'Quarter-finals', SPAIN, GERMANY, [2, 1]),
  match(5, 'Quarter-finals', PORTUGAL, FRANCE),
];

describe('whether a nation plays in a matchday', () => {
  const semiFinal = [...quarters, match(6, 'Semi-finals', SPAIN, 0)];

  it('is certain once its own side of a match is known, with any opponent', () => {
    expect(matchOutlook(SPAIN, 6, semiFinal)).toBe('plays');
  });

  it('is open for a nation that may still qualify', () => {
    expect(matchOutlook(PORTUGAL, 6, semiFinal)).toBe('open');
    expect(matchOutlook(FRANCE, 6, semiFinal)).toBe('open');
  });

  it('is negative for an eliminated nation, also while pairings are open', () => {
    expect(matchOutlook(GERMANY, 6, semiFinal)).toBe('none');
  });

  it('is decided for all once the round is drawn', () => {
    expect(matchOutlook(PORTUGAL, 6, [...quarters, match(6, 'Semi-finals', SPAIN, FRANCE)])).toBe('none');
  });
});
