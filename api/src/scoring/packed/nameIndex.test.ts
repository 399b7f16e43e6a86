import fc from 'fast-check';
import { foldText } from '../../infra/text/foldText.js';
import { NameIndex, type TeamNaming } from './nameIndex.js';

function idsFound(index: NameIndex, text: string, upTo = 5_000): number[] {
  const found = index.find(text);
  return Array.from({ length: upTo }, (_, id) => id).filter((id) => found[id] === 1);
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
    expect(idsFound(index, 'elan')).toEqual([3, 4_000]);
    expect(idsFound(index, 'R PÉÉ')).toEqual([3]);
  });

  it('are not found across two names', () => {
    const index = indexOf(
      { teamId: 1, name: 'Rood', manager: 'Wit' },
      { teamId: 2, name: 'Blauw', manager: null },
    );
    expect(idsFound(index, 'rood wit')).toEqual([]);
    expect(idsFound(index, 'rood\nwit')).toEqual([]);
    expect(idsFound(index, 'witblauw')).toEqual([]);
  });

  it('can be changed and removed', () => {
    const index = indexOf(
      { teamId: 7, name: 'Oud', manager: 'Wout' },
      { teamId: 8, name: 'Oud Goud', manager: null },
    );
    index.add([{ teamId: 7, name: 'Nieuw', manager: null }]);
    expect(idsFound(index, 'wout')).toEqual([]);
    expect(idsFound(index, 'oud')).toEqual([8]);
    index.remove([8]);
    expect(idsFound(index, 'oud')).toEqual([]);
    expect(idsFound(index, 'nieuw')).toEqual([7]);
  });

  it.each(['', ' ', '\n', '\u0301'])('are not found by %j, which has no searchable characters', (text) => {
    expect(idsFound(indexOf({ teamId: 1, name: 'Een twee', manager: null }), text)).toEqual([]);
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
        expect(idsFound(indexOf(...all), text)).toEqual(ids);
      }),
      { seed: 2024, numRuns: 200 },
    );
  });
});
