import type { LeagueRow } from '@euro/api-contract';
import { podium } from './podium.js';

const row = (id: number) => ({ team: { id } }) as LeagueRow;
const rows = [1, 2, 3, 4].map(row);

describe('a podium', () => {
  it('has three steps', () => {
    expect(podium({ data: rows, own: [row(2)] }, 2)).toEqual({ first: rows.slice(0, 3), below: null });
    expect(podium({ data: rows.slice(0, 2), own: [] }, 9)).toEqual({ first: rows.slice(0, 2), below: null });
  });

  it('has the own row below it from the fourth place on', () => {
    expect(podium({ data: rows, own: [row(1), row(4)] }, 4).below).toEqual(row(4));
  });
});
