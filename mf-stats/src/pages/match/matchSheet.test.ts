import { announcedSide, germany, scotland } from '../../testing/matchPlayers.js';
import { type EventKind, eventsOf, hasLineups, sideSheet } from './matchSheet.js';

const names = (players: readonly { readonly short: string }[]) => players.map(({ short }) => short);

describe('a side of Germany–Scotland', () => {
  const sheet = sideSheet(germany);

  it('has its starters in rows, each in the order of the shirts', () => {
    expect(sheet.rows.map(names)).toEqual([['Neuer'], ['Rüdiger', 'Tah'], ['Musiala', 'Wirtz'], ['Havertz']]);
  });

  it('has the substitutes at the touchline, in order of appearance', () => {
    expect(names(sheet.cameOn)).toEqual(['Füllkrug', 'Can']);
  });

  it('has unused substitutes on the bench, and the coach apart', () => {
    expect(names(sheet.bench)).toEqual(['Baumann']);
    expect(names(sheet.substitutes)).toEqual(['Baumann', 'Can', 'Füllkrug']);
    expect(sheet.coach?.short).toBe('Nagelsmann');
  });

  it('sums the points of everybody who is shown', () => {
    const sheetPlayers = [...sheet.rows.flat(), ...sheet.cameOn, ...sheet.bench, sheet.coach];
    expect(sheet.points).toBe(sheetPlayers.reduce((sum, player) => sum + (player?.points ?? 0), 0));
    expect(sheet.points).toBe(48);
  });

  it('has its starters on the pitch before the first minute, and everybody else on the bench', () => {
    const before = sideSheet(announcedSide(germany));
    expect(before.rows.map(names)).toEqual(sheet.rows.map(names));
    expect(before.cameOn).toEqual([]);
    expect(names(before.bench)).toEqual(['Baumann', 'Can', 'Füllkrug']);
  });

  it('has a substitute at the touchline at once', () => {
    const players = germany.players.map((player) => (player.short === 'Can' ? { ...player, in: 0 } : player));
    expect(names(sideSheet({ players }).cameOn)).toEqual(['Füllkrug', 'Can']);
  });

  it('does not change its input', () => {
    const before = JSON.parse(JSON.stringify(germany));
    sideSheet(germany);
    expect(germany).toEqual(before);
  });
});

describe('line-ups', () => {
  it('are shown once a starter is known', () => {
    expect(hasLineups({ home: announcedSide(germany), away: null })).toBe(true);
  });

  it('are absent while none is, and without sides', () => {
    const players = germany.players.map((player) => ({ ...player, started: false }));
    expect(hasLineups({ home: { players }, away: { players: [] } })).toBe(false);
    expect(hasLineups({ home: null, away: null })).toBe(false);
  });
});

describe('the story of the match', () => {
  const eventNames = (kind: EventKind, side = germany, other = scotland) =>
    eventsOf(kind, side, other).map(
      ({ player, count, isOwnGoal }) => `${player.short} ${count}${isOwnGoal ? ' own' : ''}`,
    );

  it('lists scorers, in the order of the shirts and without minutes', () => {
    expect(eventNames('goal')).toEqual(['Havertz 1', 'Füllkrug 1', 'Musiala 1', 'Wirtz 1', 'Can 1']);
  });

  it('counts an own goal for the other side', () => {
    expect(eventNames('goal', scotland, germany)).toEqual(['Rüdiger 1 own']);
  });

  it('distinguishes passes and cards', () => {
    expect(eventNames('assist')).toEqual(['Havertz 1']);
    expect(eventNames('yellow')).toEqual(['Tah 1']);
    expect(eventNames('red', scotland, germany)).toEqual(['Porteous 1']);
  });

  it('sorts by the number of goals', () => {
    const players = germany.players.map((player) =>
      player.short === 'Can' ? { ...player, goals: 3 } : player,
    );
    expect(eventNames('goal', { ...germany, players })[0]).toBe('Can 3');
  });
});
