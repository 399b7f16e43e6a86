import { deepFreeze } from '../testing/deepFreeze.js';
import { exampleRules } from '../testing/exampleRules.js';
import { boosterInWeek } from './boosterInWeek.js';
import { deadlineInfo } from './deadlineInfo.js';
import { teamMode } from './teamMode.js';

const at = (iso: string) => Date.parse(iso);

/** EURO 2024: each matchday's deadline is the kick-off of its first match. */
const matchdays = deepFreeze([
  { weekId: 1, deadline: at('2024-06-14T19:00:00Z') },
  { weekId: 2, deadline: at('2024-06-19T13:00:00Z') },
  { weekId: 3, deadline: at('2024-06-23T19:00:00Z') },
]);

describe('deadlineInfo', () => {
  it.each([
    ['before the tournament', '2024-06-01T00:00:00Z', 1, 1],
    ['a millisecond before the first kick-off', '2024-06-14T18:59:59.999Z', 1, 1],
    ['exactly at the first kick-off, which is too late', '2024-06-14T19:00:00Z', 2, 1],
    ['on the morning of matchday 2', '2024-06-19T08:00:00Z', 2, 1],
    ['after the deadline of matchday 2', '2024-06-19T13:00:01Z', 3, 2],
    ['after the last deadline', '2024-06-23T19:00:00Z', null, 3],
  ])('%s (%s): deadline week %p, display week %p', (_when, now, deadlineWeek, displayWeek) => {
    const deadline = matchdays.find((matchday) => matchday.weekId === deadlineWeek)?.deadline ?? null;
    expect(deadlineInfo(matchdays, at(now))).toEqual({ deadlineWeek, deadline, displayWeek });
    expect(deadlineInfo(matchdays.toReversed(), at(now))).toEqual({ deadlineWeek, deadline, displayWeek });
  });

  it('has no deadline in a season without matchdays', () => {
    expect(deadlineInfo([], 0)).toEqual({ deadlineWeek: null, deadline: null, displayWeek: 1 });
  });
});

describe('teamMode', () => {
  const mode = (team: { weekId: number } | null, deadlineWeek: number | null, officialStartWeek = 1) =>
    teamMode({
      team,
      deadlineWeek,
      rules: { ...exampleRules, officialStartWeek },
      boosterActiveThisWeek: null,
    });

  it('lets a user without a team create one until the last deadline', () => {
    expect(mode(null, 1)).toBe('create');
    expect(mode(null, 7)).toBe('create');
    expect(mode(null, null)).toBe('locked');
  });

  it("edits without limit up to and in the team's first matchday, then transfers", () => {
    expect(mode({ weekId: 2 }, 1)).toBe('edit');
    expect(mode({ weekId: 2 }, 2)).toBe('edit');
    expect(mode({ weekId: 2 }, 3)).toBe('transfers');
  });

  it('edits without limit until the official start, whatever the team', () => {
    expect(mode({ weekId: 1 }, 3, 3)).toBe('edit');
    expect(mode({ weekId: 1 }, 4, 3)).toBe('transfers');
  });

  it('locks every team after the last deadline', () => {
    expect(mode({ weekId: 1 }, null)).toBe('locked');
  });

  it.each([
    ['wildCard', 'edit'],
    ['freeHit', 'edit'],
    ['bank', 'transfers'],
    ['tripleCaptain', 'transfers'],
  ] as const)('with %s active: %s', (boosterActiveThisWeek, expected) => {
    const input = { team: { weekId: 1 }, deadlineWeek: 5, rules: exampleRules, boosterActiveThisWeek };
    expect(teamMode(input)).toBe(expected);
    expect(teamMode({ ...input, deadlineWeek: null })).toBe('locked');
  });
});

describe('boosterInWeek', () => {
  it('finds the booster of that matchday only', () => {
    const weeks = { bank: 5, tripleCaptain: null, freeHit: 6, wildCard: null };
    expect(boosterInWeek(weeks, 5)).toBe('bank');
    expect(boosterInWeek(weeks, 6)).toBe('freeHit');
    expect(boosterInWeek(weeks, 7)).toBeNull();
  });
});
