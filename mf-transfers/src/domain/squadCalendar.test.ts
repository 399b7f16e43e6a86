import { exampleWorld } from '@euro/game-ui/testing';
import { exampleNow } from '@euro/platform/testing';
import { idOf } from '../testing/exampleSavedTeam.js';
import { squadCalendar } from './squadCalendar.js';

describe('the calendar of a squad', () => {
  const world = exampleWorld();
  const ids = ['Mbappé', 'Musiala', 'Rüdiger', 'Kek'].map(idOf);

  it('has each nation once, with its players, the soonest match first', () => {
    const calendar = squadCalendar(ids, world, exampleNow);
    expect(calendar.map(({ clubId, players }) => [clubId, players.map(({ name }) => name)])).toEqual([
      [1, ['Musiala', 'Rüdiger']],
      [9, ['Kek']],
      [16, ['Mbappé']],
    ]);
    expect(calendar[0]?.fixtures.map(({ opponent, home }) => [opponent.short, home])).toEqual([
      ['HUN', true],
    ]);
  });

  it('has nations without a known match last', () => {
    const calendar = squadCalendar(ids, world, Date.parse('2024-06-20T14:00:00Z'));
    expect(calendar.map(({ clubId, fixtures }) => [clubId, fixtures.length])).toEqual([
      [16, 1],
      [1, 0],
      [9, 0],
    ]);
  });

  it('marks eliminated nations', () => {
    const players = [...world.players.values()].map((each) => ({ ...each, eliminated: each.clubId === 9 }));
    const calendar = squadCalendar(ids, exampleWorld({ players }), exampleNow);
    expect(calendar.filter(({ isOut }) => isOut).map(({ clubId }) => clubId)).toEqual([9]);
  });

  it('omits eliminated players', () => {
    expect(squadCalendar([99_999], world, exampleNow)).toEqual([]);
  });
});
