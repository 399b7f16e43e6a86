import { countPositions, formationText, isValidFormation, mayReplace } from './formation.js';
import { exampleRules } from './testing/exampleRules.js';

describe('isValidFormation', () => {
  it('accepts the seven formations of the rules and no other', () => {
    const valid: string[] = [];
    for (let defenders = 0; defenders <= 10; defenders += 1) {
      for (let midfielders = 0; midfielders <= 10 - defenders; midfielders += 1) {
        const forwards = 10 - defenders - midfielders;
        if (isValidFormation([1, 1, defenders, midfielders, forwards], exampleRules)) {
          valid.push(formationText([1, 1, defenders, midfielders, forwards]));
        }
      }
    }
    expect(valid).toEqual(['3-4-3', '3-5-2', '4-3-3', '4-4-2', '4-5-1', '5-3-2', '5-4-1']);
  });

  it.each([
    ['ten players', [1, 1, 4, 4, 1]],
    ['twelve players', [1, 1, 5, 5, 1]],
    ['no coach', [0, 1, 4, 4, 2]],
    ['two coaches', [2, 1, 4, 4, 2]],
    ['no goalkeeper', [1, 0, 5, 4, 2]],
    ['two goalkeepers', [1, 2, 4, 4, 1]],
  ] as const)('refuses %s', (_what, counts) => {
    expect(isValidFormation([...counts], exampleRules)).toBe(false);
  });
});

describe('mayReplace', () => {
  it('never replaces goalkeepers and coaches by others, whatever the limits of a competition', () => {
    const range = { min: 0, max: 11 };
    const rules = { formationLimits: { 0: range, 1: range, 2: range, 3: range, 4: range } };
    const counts = countPositions([0, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4]);
    expect(mayReplace(counts, 1, 2, rules)).toBe(false);
    expect(mayReplace(counts, 2, 1, rules)).toBe(false);
    expect(mayReplace(counts, 0, 0, rules)).toBe(false);
    expect(mayReplace(counts, 1, 1, rules)).toBe(true);
    expect(mayReplace(counts, 2, 4, rules)).toBe(true);
  });
});
