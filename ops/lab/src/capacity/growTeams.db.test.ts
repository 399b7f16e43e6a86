import { createTestDatabase, FixedClock, importTournament, type TestDatabase } from '@euro/api/testing';
import { checkSquads } from './checkSquads.js';
import { createSeedTables, growTeams } from './growTeams.js';

const BEFORE_ALL = '2024-06-10T08:00:00Z';
const TEAMS = 2_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const clock = new FixedClock(BEFORE_ALL);
  await importTournament(database, clock);
  const context = { ...database, clock };
  await createSeedTables(context, TEAMS);
  // As sizes are measured: more teams come to those there are.
  for (const teams of [400, TEAMS]) await growTeams(context, { teams, largest: TEAMS, weekId: 1 });
});
afterAll(() => database.drop());

const count = async (sql: string) => {
  const [rows] = await database.sequelize.query(`SELECT COUNT(*) AS count FROM ${sql}`);
  return Number((rows as { count: number }[])[0]?.count);
};

describe('seeded teams', () => {
  it('have squads that are legal by the rules of the game, all different', async () => {
    const context = { ...database, clock: new FixedClock(BEFORE_ALL) };
    expect(await checkSquads(context, TEAMS)).toEqual({ checked: TEAMS, different: TEAMS });
  });

  it('have a manager each, distinct names, and creation times that match their ids', async () => {
    expect(await count('users')).toBe(TEAMS);
    expect(await count('teams WHERE user_id = id')).toBe(TEAMS);
    expect(await count('(SELECT DISTINCT name FROM teams) names')).toBe(TEAMS);
    expect(await count('(SELECT DISTINCT created_at FROM teams) moments')).toBe(TEAMS);
    const { deadlineAt } = await database.models.Matchday.findOne({
      where: { weekId: 1 },
      raw: true,
      rejectOnEmpty: true,
    });
    const newest = await database.models.Team.findOne({
      order: [['createdAt', 'DESC']],
      rejectOnEmpty: true,
    });
    expect(newest.id).toBe(TEAMS);
    expect(newest.createdAt).toBeLessThan(Number(deadlineAt));
  });

  it('have a receipt of their creation', async () => {
    expect(await count("receipts r JOIN teams t ON t.id = r.team_id WHERE r.kind = 'team-created'")).toBe(
      TEAMS,
    );
  });

  it('are mostly in leagues of twelve, some of which can be found by name', async () => {
    const leagues = TEAMS / 20;
    expect(await count('leagues')).toBe(leagues);
    const ofTwelve = 'SELECT league_id FROM league_members GROUP BY league_id HAVING COUNT(*) = 12';
    expect(await count(`(${ofTwelve}) leagues`)).toBe(leagues);
    expect(await count('leagues l JOIN teams t ON t.user_id = l.admin_id')).toBe(leagues);
    expect(await count('(SELECT DISTINCT league_id FROM league_words) words')).toBe(leagues / 10);
  });
});

describe('a squad that was tampered with', () => {
  it('is detected', async () => {
    const context = { ...database, clock: new FixedClock(BEFORE_ALL) };
    await database.models.TeamLineup.increment('moneyLeft', { where: { teamId: 7 } });
    await expect(checkSquads(context, TEAMS)).rejects.toThrow('The squad of team 7 is not legal');
  });
});
