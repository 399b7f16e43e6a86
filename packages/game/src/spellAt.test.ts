import { spellAt } from './spellAt.js';

const AUGUST = Date.parse('2026-08-01T00:00:00Z');
const JANUARY = Date.parse('2027-01-10T00:00:00Z');
const MAY = Date.parse('2027-05-01T00:00:00Z');

describe('the club of a player at a moment', () => {
  it('is his only one, whenever that is', () => {
    expect(spellAt({ clubId: 1, shirt: 9 }, AUGUST)).toMatchObject({ clubId: 1, shirt: 9 });
  });

  it('is the first until the very moment of his move, and the other from then on', () => {
    const player = {
      clubId: 1,
      shirt: 9,
      spells: [
        { fromAt: 0, clubId: 1, shirt: 9 },
        { fromAt: JANUARY, clubId: 2, shirt: null },
      ],
    };
    expect(spellAt(player, JANUARY - 1)).toMatchObject({ clubId: 1, shirt: 9 });
    expect(spellAt(player, JANUARY)).toMatchObject({ clubId: 2, shirt: null });
  });

  it('is none before he came, nor from the moment on at which he left the competition', () => {
    const player = {
      clubId: 2,
      shirt: 4,
      spells: [{ fromAt: JANUARY, clubId: 2, shirt: 4 }],
      leftAt: MAY,
    };
    expect([AUGUST, JANUARY, MAY - 1, MAY].map((at) => spellAt(player, at)?.clubId ?? null)).toEqual([
      null,
      2,
      2,
      null,
    ]);
  });
});
