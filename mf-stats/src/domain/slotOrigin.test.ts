import type { MatchOrigin } from '@euro/api-contract';
import { exampleMatch } from '@euro/platform/testing';
import { slotOrigin } from './slotOrigin.js';

const winnerOf = (matchId: number): MatchOrigin => ({ matchId, place: null });
const place = (text: string): MatchOrigin => ({ matchId: null, place: text });
const knockOut = [
  exampleMatch({ id: 50, date: '2024-07-10T19:00:00Z', stage: 'Semi-finals', homeFrom: winnerOf(48) }),
  exampleMatch({ id: 49, date: '2024-07-09T19:00:00Z', stage: 'Semi-finals', homeFrom: winnerOf(45) }),
  exampleMatch({
    id: 51,
    date: '2024-07-14T19:00:00Z',
    stage: 'Final',
    homeFrom: winnerOf(49),
    awayFrom: winnerOf(50),
  }),
];

describe('the origin of a side', () => {
  it('is a match by its number in the order of the round', () => {
    expect(slotOrigin(winnerOf(49), knockOut)).toEqual({ kind: 'winner', stage: 'semi', number: 1 });
    expect(slotOrigin(winnerOf(50), knockOut)).toEqual({ kind: 'winner', stage: 'semi', number: 2 });
  });

  it('is the loser of a semi-final', () => {
    const loser = { matchId: null, place: 'L50', loserOf: 50 };
    expect(slotOrigin(loser, knockOut)).toEqual({ kind: 'loser', number: 2 });
  });

  it('is a place in a group, or in one of several', () => {
    expect(slotOrigin(place('1A'), knockOut)).toEqual({ kind: 'place', rank: 1, groups: 'A' });
    expect(slotOrigin(place('4A'), knockOut)).toEqual({ kind: 'place', rank: 4, groups: 'A' });
    expect(slotOrigin(place('3D/E/F'), knockOut)).toEqual({ kind: 'place', rank: 3, groups: 'D/E/F' });
  });

  it.each([null, winnerOf(7), place('A1'), place('')])('is unknown for %j', (origin) => {
    expect(slotOrigin(origin, knockOut)).toBeNull();
  });
});
