import type { Coupon } from '@euro/api-contract';
import type { UnknownAction } from '@reduxjs/toolkit';
import {
  type Basket,
  basketSlice,
  codeCheckStarted,
  codeGood,
  codeRefused,
  codeTyped,
  emptyBasket,
  restored,
  slotAdded,
  slotRemoved,
  teamChosen,
  teamDropped,
  teamsPayable,
} from '../store/basketSlice.js';
import { codeObstacle } from './couponCode.js';

const coupon: Coupon = {
  id: 1,
  code: 'EURO1PLUS1',
  competitionFeed: 'EUROM',
  type: 'discount1+1',
  value: 700,
};

const basketAfter = (...actions: UnknownAction[]): Basket =>
  actions.reduce<Basket>(basketSlice.reducer, emptyBasket);

const good = (id: number, code = 'euro1plus1') => [
  codeTyped({ id, code }),
  codeCheckStarted({ id, code }),
  codeGood({ id, code, coupon: { ...coupon, code: code.toUpperCase() } }),
];

const twoTeams = [teamChosen(1), teamChosen(2)];

describe('codes in the basket', () => {
  it('are entered one at a time: a second field opens once the first code is valid', () => {
    expect(basketAfter(...twoTeams, slotAdded())).toMatchObject({
      note: 'one-at-a-time',
      slots: [{ id: 1 }],
    });
    expect(basketAfter(...twoTeams, ...good(1), slotAdded()).slots).toHaveLength(2);
  });

  it('are unique per kind', () => {
    const basket = basketAfter(...twoTeams, ...good(1), slotAdded(), ...good(2, 'second11'));
    expect(basket.slots[1]).toMatchObject({ status: 'refused', refusal: { kind: 'once' } });
  });

  it('ignore a response for a removed code', () => {
    const code = 'EURO1PLUS1';
    const typedOn = basketAfter(
      codeTyped({ id: 1, code }),
      codeCheckStarted({ id: 1, code }),
      codeTyped({ id: 1, code: 'EURO1PLUS' }),
    );
    const lateResponses = [
      codeGood({ id: 1, code, coupon }),
      codeRefused({ id: 1, code, refusal: { kind: 'said', text: '', mayRetry: false } }),
    ];
    for (const answer of lateResponses) expect(basketSlice.reducer(typedOn, answer)).toEqual(typedOn);
  });

  it('are cleared when valid and a team is removed, by hand or because it was paid elsewhere; unfinished input remains', () => {
    const full = [...twoTeams, teamChosen(3), ...good(1), slotAdded(), codeTyped({ id: 2, code: 'ANO' })];
    for (const action of [teamDropped(3), teamsPayable([1, 2])]) {
      expect(basketAfter(...full, action)).toMatchObject({
        selected: [1, 2],
        slots: [{ id: 2, code: 'ANO', status: 'open' }],
        note: 'cleared',
      });
    }
    expect(basketAfter(...twoTeams, ...good(1), teamDropped(1)).slots).toEqual([
      { id: 2, code: '', status: 'open', coupon: null, refusal: null },
    ]);
    expect(basketAfter(...full, teamsPayable([1, 2, 3, 4])).slots).toHaveLength(2);
  });

  it('leave an empty field when the last one is removed', () => {
    expect(basketAfter(...good(1), slotRemoved(1)).slots).toMatchObject([{ id: 2, code: '' }]);
  });

  it('are restored with the teams of a failed order, to be checked again', () => {
    expect(
      basketAfter(...twoTeams, ...good(1), restored({ teamIds: [4, 5], codes: ['EURO1PLUS1'] })),
    ).toMatchObject({
      selected: [4, 5],
      slots: [{ code: 'EURO1PLUS1', status: 'open', coupon: null }],
    });
  });
});

describe('a code is checked', () => {
  const obstacleOf = (code: string, teams = 2) => {
    const basket = basketAfter(
      ...Array.from({ length: teams }, (_, at) => teamChosen(at + 1)),
      codeTyped({ id: 1, code }),
    );
    const [slot] = basket.slots;
    return slot && codeObstacle(slot, basket);
  };

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['EURO1', 'short'],
    ['EURO1P', null],
    [' euro1plus1 ', null],
    ['EURO1PLUS11', null],
    ['EURO1PLUS111', 'shape'],
    ['EURO-1PLUS', 'shape'],
  ])('only with 6 to 11 letters and digits: %p → %p', (code, obstacle) => {
    expect(obstacleOf(code)).toBe(obstacle);
  });

  it('once for each two teams that are paid together', () => {
    expect(obstacleOf('EURO1PLUS1', 0)).toBe('pairs');
    expect(obstacleOf('EURO1PLUS1', 1)).toBe('pairs');
    const second = basketAfter(
      ...twoTeams,
      teamChosen(3),
      ...good(1),
      slotAdded(),
      codeTyped({ id: 2, code: 'SECOND1' }),
    );
    const slot = second.slots[1];
    expect(slot && codeObstacle(slot, second)).toBe('pairs');
    const four = basketSlice.reducer(second, teamChosen(4));
    expect(slot && codeObstacle(slot, four)).toBeNull();
  });
});
