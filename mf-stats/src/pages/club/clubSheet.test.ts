import { germanyInDepth } from '../../testing/germanyInDepth.js';
import { clubSheet } from './clubSheet.js';

const names = (players: readonly { readonly short: string }[]) => players.map(({ short }) => short);

describe('the sheet of a nation', () => {
  const sheet = clubSheet(germanyInDepth().players);

  it('has the numbers below 12 on the pitch, by line', () => {
    expect(sheet.coach?.short).toBe('Nagelsmann');
    expect(sheet.rows.map(names)).toEqual([['Neuer'], ['Rüdiger'], [], []]);
  });

  it('has all of the squad in depth, the coach first', () => {
    expect(sheet.groups.map(({ players }) => names(players))).toEqual([
      ['Nagelsmann'],
      ['Neuer'],
      ['Rüdiger', 'Tah'],
      [],
      [],
    ]);
  });
});
