import { FixedClock } from '../../infra/clock/fixedClock.js';
import { importTournament } from '../../testing/importTournament.js';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.js';
import { currentSnapshot } from './currentSnapshot.js';
import { eliminatedClubs } from './eliminatedClubs.js';
import type { TournamentSnapshot } from './tournamentSnapshot.js';

let database: TestDatabase;
let euro: TournamentSnapshot;
beforeAll(async () => {
  database = await createTestDatabase();
  await importTournament(database, new FixedClock('2024-06-10T08:00:00Z'));
  const snapshot = await currentSnapshot(database);
  if (!snapshot) throw new Error('no tournament');
  euro = snapshot;
});
afterAll(() => database.drop());

const outAt = (moment: string, snapshot = euro): string[] =>
  [...eliminatedClubs(snapshot, Date.parse(moment))].map((id) => snapshot.clubs.get(id)?.short ?? '?').sort();
const GROUPS = ['ALB', 'CRO', 'CZE', 'HUN', 'POL', 'SCO', 'SRB', 'UKR'];
const LAST_SIXTEEN = ['AUT', 'BEL', 'DEN', 'GEO', 'ITA', 'ROU', 'SVK', 'SVN'];

describe('the eliminated clubs', () => {
  it('are none while every group has matches to come', () => {
    expect(outAt('2024-06-10T08:00:00Z')).toEqual([]);
    expect(outAt('2024-06-23T20:54:59Z')).toEqual([]);
  });

  it('include the last of a group from the end of its matches, and no third while other groups are open', () => {
    expect(outAt('2024-06-23T20:55:00Z')).toEqual(['SCO']);
    expect(outAt('2024-06-24T12:00:00Z')).toEqual(['SCO']);
    expect(outAt('2024-06-25T21:30:00Z')).toEqual(['ALB', 'POL', 'SCO', 'SRB']);
    expect(outAt('2024-06-26T20:54:59Z')).toEqual(['ALB', 'POL', 'SCO', 'SRB', 'UKR']);
  });

  it('are all without a pairing from the moment the last group is over', () => {
    expect(outAt('2024-06-26T20:55:00Z')).toEqual(GROUPS);
  });

  it('include the loser of a knock-out match from its end, not before', () => {
    // Switzerland–Italy 2–0 ends at 17:55.
    expect(outAt('2024-06-29T17:54:59Z')).toEqual(GROUPS);
    expect(outAt('2024-06-29T17:55:00Z')).toEqual([...GROUPS, 'ITA'].sort());
  });

  it('include the loser of a shoot-out, when it is over', () => {
    // Portugal–Slovenia 0–0, 3–0 in the shoot-out.
    expect(outAt('2024-07-01T21:54:59Z')).not.toContain('SVN');
    expect(outAt('2024-07-01T21:55:00Z')).toContain('SVN');
    expect(outAt('2024-07-01T21:55:00Z')).not.toContain('POR');
  });

  it('are two thirds of all before the quarter-finals', () => {
    expect(outAt('2024-07-04T12:00:00Z')).toEqual([...GROUPS, ...LAST_SIXTEEN].sort());
  });

  it('include a losing semi-finalist, and at the end all but the champion', () => {
    expect(outAt('2024-07-11T12:00:00Z')).toEqual(expect.arrayContaining(['FRA', 'NED']));
    const atTheEnd = outAt('2024-07-15T12:00:00Z');
    expect(atTheEnd).toHaveLength(23);
    expect(atTheEnd).not.toContain('ESP');
  });

  it('do not include a loser who plays for the third place', () => {
    const [semi] = euro.matches.filter(({ stage }) => stage === 'Semi-finals');
    const final = euro.matches.at(-1);
    if (!semi || !final) throw new Error('no semi-final');
    const third = {
      ...final,
      id: 99,
      homeFrom: 'L49',
      awayFrom: 'L50',
      kickoffAt: final.kickoffAt - 86_400_000,
    };
    const withThird = (homeId: number | null, awayId: number | null): TournamentSnapshot => ({
      ...euro,
      matches: [...euro.matches.slice(0, -1), { ...third, homeId, awayId }, final],
    });
    const [france, netherlands] = ['FRA', 'NED'].map(
      (short) => [...euro.clubs.values()].find((club) => club.short === short)?.id ?? null,
    );
    const out = outAt('2024-07-11T12:00:00Z', withThird(france ?? null, netherlands ?? null));
    expect(out).toHaveLength(20);
    expect(out).not.toContain('FRA');
  });

  it('are none in a feed without the origins of pairings', () => {
    const matches = euro.matches.map((match) => ({ ...match, homeFrom: null, awayFrom: null }));
    expect(outAt('2024-07-15T12:00:00Z', { ...euro, matches })).toEqual([]);
  });
});
