import { exampleRow, OWN_TEAM } from '../testing/exampleLeagues.js';
import { rivalOf } from './rivalOf.js';

const nameOf = (...rows: Parameters<typeof rivalOf>[0]) => rivalOf(rows, OWN_TEAM)?.team.name ?? null;

describe('the rival of a team', () => {
  it('is the one just above it', () => {
    expect(nameOf(exampleRow(1), exampleRow(2), exampleRow(3))).toBe('Onder de Lat');
  });

  it('is the one just below the leader', () => {
    expect(nameOf(exampleRow(2, { rank: 1 }), exampleRow(3))).toBe('Kwaremont United');
  });

  it('is unknown for the first one of another page', () => {
    expect(nameOf(exampleRow(2, { rank: 11 }), exampleRow(3, { rank: 12 }))).toBeNull();
  });

  it('is nobody without other teams, or without the own one', () => {
    expect([nameOf(exampleRow(2, { rank: 1 })), nameOf(exampleRow(1))]).toEqual([null, null]);
  });
});
