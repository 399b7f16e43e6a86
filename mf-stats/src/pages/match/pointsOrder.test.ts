import { germany, scotland } from '../../testing/matchPlayers.js';
import { pointsOrder } from './pointsOrder.js';

describe('the points by player', () => {
  const rows = pointsOrder(germany, scotland);

  it('are those of both sides, most first', () => {
    const points = rows.map(({ player }) => player.points);
    expect(points).toEqual(points.toSorted((one, other) => other - one));
    expect(rows[0]?.player.short).toBe('Havertz');
    expect(rows[0]?.side.short).toBe('GER');
    expect(new Set(rows.map(({ side }) => side.short))).toEqual(new Set(['GER', 'SCO']));
  });

  it('are sorted among equals by minutes', () => {
    const equals = rows.filter(({ player }) => player.points === rows[2]?.player.points);
    const minutes = equals.map(({ player }) => player.in);
    expect(minutes).toEqual(minutes.toSorted((one, other) => other - one));
  });

  it('exclude players without a part, and include the coach', () => {
    const names = rows.map(({ player }) => player.short);
    expect(names).toContain('Nagelsmann');
    expect(names).not.toContain('Baumann');
  });

  it('include a player with a card only', () => {
    const bookedPlayers = germany.players.map((player) =>
      player.short === 'Baumann'
        ? { ...player, points: -1, lines: [{ rule: 'yellow-card', stat: 1, points: -1 }] }
        : player,
    );
    expect(
      pointsOrder({ ...germany, players: bookedPlayers }, scotland).map(({ player }) => player.short),
    ).toContain('Baumann');
  });
});
