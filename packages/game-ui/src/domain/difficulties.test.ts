import { exampleWorld, matches, matchesState } from '../testing/exampleWorld.js';
import { difficulties, ratings } from './difficulties.js';

const GERMANY = 1;
const SCOTLAND = 2;
const NOBODY = 0;

describe('difficulties', () => {
  it('distinguishes an expensive squad that wins from a cheap one that loses', () => {
    const difficulty = difficulties(exampleWorld());
    expect(difficulty(GERMANY)).toBe(5);
    expect(difficulty(SCOTLAND)).toBeLessThan(difficulty(GERMANY));
  });

  it('rates an unknown opponent as a 3', () => {
    expect(difficulties(exampleWorld())(NOBODY)).toBe(3);
  });

  it('counts a match only when it is over', () => {
    const withLiveMatch = matches.map((match) =>
      match.id === 1 ? { ...match, status: 'live' as const } : match,
    );
    const difficultyIn = (fixtures: typeof matches) =>
      difficulties(exampleWorld({ matches: matchesState({ matches: fixtures }) }))(SCOTLAND);
    expect(difficultyIn(matches)).toBeLessThan(difficultyIn(withLiveMatch));
    expect(difficultyIn(withLiveMatch)).toBe(difficultyIn(matches.filter(({ id }) => id !== 1)));
  });
});

describe('the ratings', () => {
  it('are of all nations, from 0 to 1, the stronger the higher', () => {
    const strengths = ratings(exampleWorld());
    expect(strengths.size).toBe(exampleWorld().clubs.size);
    for (const rating of strengths.values()) {
      expect(rating).toBeGreaterThanOrEqual(0);
      expect(rating).toBeLessThanOrEqual(1);
    }
    expect(strengths.get(GERMANY)).toBeGreaterThan(strengths.get(SCOTLAND) ?? 1);
  });
});
