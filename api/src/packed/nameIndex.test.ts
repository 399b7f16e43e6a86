import fc from 'fast-check';
import { foldText } from '../infra/text/foldText.js';
import { NameIndex, type TeamNaming } from './nameIndex.js';

function findIds(index: NameIndex, text: string, upTo = 5_000): number[] {
  const hits = index.find(text);
  return Array.from({ length: upTo }, (_, id) => id).filter((id) => hits[id] === 1);
}

function indexOf(...teams: TeamNaming[]): NameIndex {
  const index = new NameIndex();
  index.add(teams);
  return index;
}

describe('the names of teams', () => {
  it('are found by any part, ignoring case and accents', () => {
    const index = indexOf(
      { teamId: 3, name: 'Élan Vital', manager: 'Noor Peeters' },
      { teamId: 4_000, name: 'de ELANDEN', manager: null },
    );
    expect(findIds(index, 'elan')).toEqual([3, 4_000]);
    expect(findIds(index, 'R PÉÉ')).toEqual([3]);
  });

  it('are not found across two names', () => {
    const index = indexOf(
      { teamId: 1, name: 'Rood', manager: 'Wit' },
      { teamId: 2, name: 'Blauw', manager: null },
    );
    expect(findIds(index, 'rood wit')).toEqual([]);
    expect(findIds(index, 'rood\nwit')).toEqual([]);
    expect(findIds(index, 'witblauw')).toEqual([]);
  });

  it('can be changed and removed', () => {
    const index = indexOf(
      { teamId: 7, name: 'Oud', manager: 'Wout' },
      { teamId: 8, name: 'Oud Goud', manager: null },
    );
    index.add([{ teamId: 7, name: 'Nieuw', manager: null }]);
    expect(findIds(index, 'wout')).toEqual([]);
    expect(findIds(index, 'oud')).toEqual([8]);
    index.remove([8]);
    expect(findIds(index, 'oud')).toEqual([]);
    expect(findIds(index, 'nieuw')).toEqual([7]);
  });

  it.each(['', ' ', '\n', '\u0301'])('are not found by %j, which has no searchable characters', (text) => {
    expect(findIds(indexOf({ teamId: 1, name: 'Een twee', manager: null }), text)).toEqual([]);
  });

  it('are those that contain the text, for any names and texts (seed 2024)', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'B', 'é', ' ', '%', '⚽'), maxLength: 5 });
    const teams = fc.uniqueArray(
      fc.record({
        teamId: fc.integer({ min: 1, max: 4_999 }),
        name: letters,
        manager: fc.option(letters, { nil: null }),
      }),
      { selector: ({ teamId }) => teamId, maxLength: 30 },
    );
    fc.assert(
      fc.property(teams, letters, (all, text) => {
        const sought = foldText(text).trim();
        const isHit = (name: string | null) =>
          sought !== '' && name !== null && foldText(name).includes(sought);
        const expected = all.filter(({ name, manager }) => isHit(name) || isHit(manager));
        const ids = expected.map(({ teamId }) => teamId).sort((a, b) => a - b);
        expect(findIds(indexOf(...all), text)).toEqual(ids);
      }),
      { seed: 2024, numRuns: 200 },
    );
  });
});
