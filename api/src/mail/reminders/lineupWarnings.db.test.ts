import { FixedClock } from '../../infra/clock/fixedClock.js';
import { importTournament } from '../../testing/importTournament.js';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.js';
import { requireSnapshot, type TournamentSnapshot } from '../../tournament/index.js';
import { lineupWarnings } from './lineupWarnings.js';

let database: TestDatabase;
let snapshot: TournamentSnapshot;
beforeAll(async () => {
  database = await createTestDatabase();
  await importTournament(database, new FixedClock('2024-06-10T08:00:00Z'));
  snapshot = await requireSnapshot(database);
});
afterAll(() => database.drop());

/** Somebody who plays for a nation. */
function playerOf(short: string): number {
  const club = [...snapshot.clubs.values()].find((candidate) => candidate.short === short);
  const player = [...snapshot.players.values()].find(({ clubId }) => clubId === club?.id);
  return player?.id ?? 0;
}

function kindsOf(shorts: readonly string[], weekId: number, now: string, from = snapshot): string[] {
  const starting = shorts.map(playerOf);
  const lineup = { starting, captainId: starting[0] ?? 0 };
  return lineupWarnings({ snapshot: from, lineup, weekId, now: Date.parse(now) }).map(({ kind }) => kind);
}

describe('before a matchday', () => {
  it('everybody plays in the group stage', () => {
    expect(kindsOf(['GER', 'SCO', 'POR'], 3, '2024-06-22T12:00:00Z')).toEqual([]);
  });

  it('the last of a group is eliminated at once, a third when all pairings are known', () => {
    // Scotland were fourth and Hungary third on the 23rd; the best thirds were known three days later.
    expect(kindsOf(['SCO', 'HUN'], 4, '2024-06-24T12:00:00Z')).toEqual(['knocked-out']);
    expect(kindsOf(['HUN'], 4, '2024-06-28T16:00:00Z')).toEqual(['knocked-out']);
    expect(kindsOf(['SCO', 'GER'], 4, '2024-06-28T16:00:00Z')).toEqual(['knocked-out']);
  });

  it('the losers of the knock-out stage are eliminated', () => {
    expect(kindsOf(['SUI', 'GER', 'ITA', 'BEL'], 5, '2024-07-04T16:00:00Z')).toEqual([
      'knocked-out',
      'knocked-out',
    ]);
  });

  it('a loser is eliminated, also while other pairings of the matchday are open', () => {
    // Italy lost on the 29th; the last pairing of the quarter-finals was known on the 2nd of July.
    expect(kindsOf(['ITA', 'SUI', 'ROU'], 5, '2024-07-01T12:00:00Z')).toEqual(['knocked-out']);
  });

  it('a player whose match is later has no match in this matchday', () => {
    const withoutScotland = { ...snapshot, matches: snapshot.matches.filter(({ id }) => id !== 1) };
    expect(kindsOf(['SCO'], 1, '2024-06-14T12:00:00Z', withoutScotland)).toEqual(['no-match']);
  });

  it('elimination has priority over a ban, a ban over an injury, and an injury over no match', () => {
    const changed = new Map(snapshot.players);
    const change = (short: string, marks: { ban?: boolean; injury?: boolean }) => {
      const player = snapshot.players.get(playerOf(short));
      if (player) changed.set(player.id, { ...player, ...marks });
    };
    change('SCO', { injury: true, ban: true });
    change('GER', { injury: true });
    change('SUI', { injury: true, ban: true });
    const marked = { ...snapshot, players: changed };
    expect(kindsOf(['SCO', 'GER', 'SUI'], 4, '2024-06-28T16:00:00Z', marked)).toEqual([
      'knocked-out',
      'injured',
      'banned',
    ]);
    const noMatch = { ...marked, matches: snapshot.matches.filter(({ id }) => id !== 1) };
    expect(kindsOf(['GER', 'SCO'], 1, '2024-06-13T12:00:00Z', noMatch)).toEqual(['injured', 'banned']);
  });

  it('the captain is marked', () => {
    const starting = [playerOf('SCO'), playerOf('HUN')];
    const lineup = { starting, captainId: starting[1] ?? 0 };
    const warnings = lineupWarnings({ snapshot, lineup, weekId: 4, now: Date.parse('2024-06-28T16:00:00Z') });
    expect(warnings.map(({ isCaptain }) => isCaptain)).toEqual([false, true]);
  });
});
