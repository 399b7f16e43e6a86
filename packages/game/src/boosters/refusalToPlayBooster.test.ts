import { isUnlimitedBooster } from '../isUnlimitedBooster.js';
import { deepFreeze } from '../testing/deepFreeze.js';
import { exampleRules } from '../testing/exampleRules.js';
import type { BoosterWeeks } from '../time/boosterInWeek.js';
import type { Booster } from '../types.js';
import { refusalToPlayBooster } from './refusalToPlayBooster.js';

const NONE: BoosterWeeks = { bank: null, tripleCaptain: null, freeHit: null, wildCard: null };
const BOOSTERS: readonly Booster[] = ['bank', 'tripleCaptain', 'freeHit', 'wildCard'];
const rules = deepFreeze({ ...exampleRules, boostersEnabled: true });

/** A team of matchday 1 that wants to play a booster in matchday 5. */
const refusal = (
  booster: Booster,
  fields: Partial<Parameters<typeof refusalToPlayBooster>[0]> = {},
  weeks: Partial<BoosterWeeks> = {},
) =>
  refusalToPlayBooster({
    booster,
    weekId: 5,
    teamWeekId: 1,
    rules,
    weeks: deepFreeze({ ...NONE, ...weeks }),
    ...fields,
  });

describe('refusalToPlayBooster', () => {
  it.each(BOOSTERS)('allows a %s from matchday 5 on', (booster) => {
    expect(refusal(booster)).toBeNull();
    expect(refusal(booster, { weekId: 7 })).toBeNull();
    expect(refusal(booster, { weekId: 4 })).toEqual({ code: 'booster-too-early', params: { fromWeek: 5 } });
  });

  it.each(BOOSTERS)('refuses a %s where the competition has none', (booster) => {
    expect(refusal(booster, { rules: exampleRules })).toEqual({ code: 'boosters-disabled', params: {} });
  });

  it('allows each once a season', () => {
    expect(refusal('bank', { weekId: 7 }, { bank: 5 })).toEqual({
      code: 'booster-used',
      params: { weekId: 5 },
    });
    expect(refusal('bank', {}, { bank: 5 })).toEqual({ code: 'booster-used', params: { weekId: 5 } });
    expect(refusal('bank', { weekId: 7 }, { freeHit: 5, wildCard: 6 })).toBeNull();
  });

  it('allows one a matchday', () => {
    expect(refusal('bank', {}, { wildCard: 5 })).toEqual({
      code: 'booster-already-active',
      params: { weekId: 5 },
    });
  });

  it.each([
    ['freeHit', 'booster-not-needed'],
    ['wildCard', 'booster-not-needed'],
    ['bank', null],
    ['tripleCaptain', null],
  ] as const)('for a team whose changes are still unlimited: %s gives %p', (booster, code) => {
    expect(refusal(booster, { teamWeekId: 5 })?.code ?? null).toBe(code);
    expect(refusal(booster, { rules: { ...rules, officialStartWeek: 5 } })?.code ?? null).toBe(code);
    expect(refusal(booster, { teamWeekId: 4 })).toBeNull();
  });
});

describe('isUnlimitedBooster', () => {
  it.each([
    ['freeHit', true],
    ['wildCard', true],
    ['bank', false],
    ['tripleCaptain', false],
    [null, false],
  ] as const)('%p: %p', (booster, expected) => {
    expect(isUnlimitedBooster(booster)).toBe(expected);
  });
});
