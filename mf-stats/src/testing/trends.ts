import type { TrendRow, Trends } from '@euro/api-contract';

/** A player with no transfers and no captaincies. */
function trendRow(playerId: number, figures: Partial<TrendRow> = {}): TrendRow {
  return {
    playerId,
    short: 'Musiala',
    positionId: 3,
    clubId: 1,
    shirt: playerId % 100,
    popularity: 12.5,
    change: 0,
    captains: 0,
    captaincy: 0,
    transfersIn: 0,
    transfersOut: 0,
    ...figures,
  };
}

/** The trends of the second matchday: Musiala is bought, Kroos sold, and there are six captains. */
export function exampleTrends(fields: Partial<Trends> = {}): Trends {
  const musiala = trendRow(110, {
    popularity: 34.2,
    change: 5.2,
    captains: 120,
    captaincy: 24,
    transfersIn: 31,
  });
  const kroos = trendRow(108, { popularity: 8, change: -4.4, captains: 1, captaincy: 0.2, transfersOut: 1 });
  return {
    weekId: 2,
    confirmed: true,
    teams: 500,
    risers: [musiala],
    fallers: [kroos],
    transferredIn: [musiala],
    transferredOut: [kroos],
    captains: [
      musiala,
      ...[101, 102, 106, 207].map((id) => trendRow(id, { captains: 9, captaincy: 1.8 })),
      kroos,
    ],
    ...fields,
  };
}
