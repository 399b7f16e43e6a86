import type { Club } from '@euro/api-contract';
import { exampleMatch } from '@euro/platform/testing';
import { groupView } from './groupView.js';

const club = (id: number, short: string, group: string, pot: number): Club => {
  return { id, short, nl: short, en: short, group, pot };
};
const groupA = [
  club(1, 'GER', 'A', 1),
  club(2, 'SCO', 'A', 3),
  club(3, 'HUN', 'A', 2),
  club(4, 'SUI', 'A', 4),
];
const groupB = [
  club(5, 'ESP', 'B', 1),
  club(6, 'CRO', 'B', 3),
  club(7, 'ITA', 'B', 4),
  club(8, 'ALB', 'B', 2),
];
const clubs = [...groupA, ...groupB];
const opening = exampleMatch({ stage: 'Group A' });
const scheduledMatch = exampleMatch({
  id: 2,
  stage: 'Group A',
  status: 'scheduled',
  homeScore: null,
  awayScore: null,
  homeId: { id: 3, short: 'HUN', name: 'Hongarije' },
  awayId: { id: 4, short: 'SUI', name: 'Zwitserland' },
});

describe('the groups', () => {
  it('mark the qualified nations from the first match of a group on', () => {
    const { tables } = groupView([opening, scheduledMatch], clubs);
    expect(tables.map(({ rows }) => rows.map(({ through }) => through))).toEqual([
      ['direct', 'direct', null, null],
      [null, null, null, null],
    ]);
  });

  it('retain the order of the game', () => {
    const [first] = groupView([opening, scheduledMatch], clubs).tables;
    expect(first?.rows.map(({ clubId }) => clubId)).toEqual([1, 3, 4, 2]);
  });

  it('are over when all their matches are', () => {
    expect(groupView([opening], groupA).isOver).toBe(true);
    expect(groupView([opening, scheduledMatch], groupA).isOver).toBe(false);
    expect(groupView([opening], []).isOver).toBe(false);
  });
});
