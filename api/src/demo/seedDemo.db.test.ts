import { join } from 'node:path';
import { validateLineup } from '@euro/game';
import { createPasswords } from '../accounts/identity/passwords.js';
import { DatabaseClock } from '../infra/clock/databaseClock.js';
import { competitionsDirectory } from '../infra/competitionsDirectory.js';
import { matchdayDigest } from '../scoring/settlement/index.js';
import { tournamentDirectory } from '../testing/importTournament.js';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.js';
import { loadCompetition } from '../tournament/competition/loadCompetition.js';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, DEMO_START, type DemoContext, seedDemo } from './seedDemo.js';

let database: TestDatabase;
let context: DemoContext;
beforeAll(async () => {
  database = await createTestDatabase();
  context = contextOf(database);
});
afterAll(() => database.drop());

function contextOf(of: TestDatabase): DemoContext {
  return {
    ...of,
    clock: new DatabaseClock(of),
    passwords: createPasswords(),
    feedDirectory: tournamentDirectory,
    startAt: null,
    speed: null,
  };
}

it('creates the demo world once', async () => {
  expect(await seedDemo(context)).toEqual([
    'EUROM 2024: 2404 changes',
    '500 demo teams, 6 demo accounts, 8 leagues',
    'Matchday 1: confirmed, 500 teams',
  ]);
  expect(await seedDemo(context)).toEqual(['EUROM 2024: 0 changes']);
  expect(await database.models.Team.count()).toBe(500);
});

it('starts when matchday 1 is over and matchday 2 is open, and does not interrupt a running game', async () => {
  const begin = Date.parse(DEMO_START);
  await context.clock.refresh();
  expect(context.clock.now()).toBeGreaterThanOrEqual(begin);
  expect(context.clock.now()).toBeLessThan(begin + 120_000);
  await database.withTransaction((transaction) => context.clock.setTime(begin + 3_600_000, transaction));
  await seedDemo(context);
  expect(context.clock.now()).toBeGreaterThanOrEqual(begin + 3_600_000);
});

it('has demo accounts that can sign in, and managers who cannot', async () => {
  const { User, UserRole } = database.models;
  for (const { email, roles } of DEMO_ACCOUNTS) {
    const user = await User.findOne({ where: { email }, raw: true });
    expect(await context.passwords.hash('')).not.toBe(user?.passwordHash);
    expect(await createPasswords().verify(user?.passwordHash ?? null, DEMO_PASSWORD)).toBe(true);
    const storedRoles = await UserRole.findAll({ where: { userId: user?.id ?? 0 }, raw: true });
    expect(storedRoles.map(({ role }) => role)).toEqual(roles);
  }
  expect(await User.count({ where: { passwordHash: null } })).toBe(497);
});

it('has 500 legal teams with distinct names, created before the first deadline', async () => {
  const competition = await loadCompetition(database);
  if (!competition) throw new Error('There is no competition.');
  const players = await database.models.Player.findAll({ raw: true });
  const byId = new Map(
    players.map((player) => [player.id, { ...player, positionId: player.positionId as 0 }]),
  );
  const lineups = await database.models.TeamLineup.findAll({ raw: true });
  const teams = await database.models.Team.findAll({ raw: true });
  for (const { starting, bench, captainId, viceCaptainId, weekId } of lineups) {
    const lineup = { starting: starting.split(',').map(Number), bench: bench.split(',').map(Number) };
    const context = { players: byId, rules: competition.rules, matchday: 1, money: competition.rules.budget };
    expect(validateLineup({ ...lineup, captainId, viceCaptainId }, context)).toEqual([]);
    expect(weekId).toBe(1);
  }
  expect(new Set(teams.map(({ name }) => name)).size).toBe(500);
  expect(new Set(lineups.map(({ starting, bench }) => starting + bench)).size).toBe(500);
  const deadline = Date.parse('2024-06-14T19:00:00Z');
  expect(teams.every(({ createdAt }) => Number(createdAt) < deadline)).toBe(true);
});

it('has popular stars and rarely picked bargains', async () => {
  const popularity = await database.models.PlayerPopularity.findAll({
    order: [['teams', 'DESC']],
    raw: true,
  });
  expect(popularity[0]?.teams).toBeGreaterThan(150);
  expect(popularity[0]?.teams).toBeLessThan(400);
  expect(popularity.length).toBeGreaterThan(200);
});

it('has leagues of every kind, drawn before the first deadline and led by premium members', async () => {
  const { League, LeagueMember, LeagueMatch, UserRole, Team } = database.models;
  const leagues = await League.findAll({ order: [['id', 'ASC']], raw: true });
  const sizes = await Promise.all(leagues.map(({ id }) => LeagueMember.count({ where: { leagueId: id } })));
  expect(leagues.map(({ name }, index) => [name, sizes[index]])).toEqual([
    ['De Kantine', 8],
    ['Team Boekhouding', 23],
    ['Familie Van Damme', 6],
    ['Man tegen man', 10],
    ['Kantine Derby', 14],
    ['De Kantine van Kessel', 31],
    ['Rode Duivels Fanclub', 40],
    ['Oranje boven', 12],
  ]);
  for (const { adminId, id } of leagues) {
    expect(await UserRole.count({ where: { userId: adminId, role: 'premium' } })).toBe(1);
    const team = await Team.findOne({ where: { userId: adminId }, raw: true });
    expect(await LeagueMember.count({ where: { leagueId: id, teamId: team?.id ?? 0 } })).toBe(1);
  }
  const ofFan = await LeagueMember.findAll({ where: { teamId: 1 }, order: ['joinedAt'], raw: true });
  expect(ofFan.map(({ leagueId }) => leagueId)).toEqual([1, 2, 3, 4]);
  expect(await LeagueMatch.count()).toBe(7 * 5);
});

it('has a chat with comments, none of them by an account that can sign in', async () => {
  const { Comment, User, League } = database.models;
  const comments = await Comment.findAll({ order: ['id'], raw: true });
  expect(comments.map(({ leagueId, revision }) => [leagueId, revision])).toEqual([
    [1, 1],
    [1, 2],
    [1, 3],
  ]);
  expect((await League.findByPk(1, { raw: true }))?.chatRevision).toBe(3);
  const authors = await User.findAll({ where: { id: comments.map(({ userId }) => userId ?? 0) }, raw: true });
  expect(authors).toHaveLength(3);
  expect(authors.filter(({ email }) => email.endsWith('@demo.test'))).toEqual([]);
});

it('has an open question at the help desk', async () => {
  const { HelpConversation, HelpMessage, User } = database.models;
  const conversations = await HelpConversation.findAll({ raw: true });
  const fan = await User.findOne({ where: { email: 'fan@demo.test' }, raw: true });
  const messages = await HelpMessage.findAll({ order: ['id'], raw: true });
  expect(messages.map(({ author }) => author)).toEqual(['', 'Sofie', '']);
  expect(conversations).toEqual([
    expect.objectContaining({
      userId: fan?.id,
      status: 'open',
      lastMessageId: messages[2]?.id,
      mailDueAt: null,
    }),
  ]);
});

it('has another tournament beside it, for the same users, on the morning of its second matchday', async () => {
  const otherDirectories = [join(competitionsDirectory(), 'worldcup2022')];
  const before = await database.models.User.count();
  expect(await seedDemo({ ...context, otherDirectories })).toEqual([
    'EUROM 2024: 0 changes',
    'WORLDM 2022: 2985 changes',
    '500 demo teams, 3 leagues',
    'Matchday 1: confirmed, 500 teams',
  ]);
  expect(await database.models.User.count()).toBe(before);
  const clock = new DatabaseClock(database, 2);
  await clock.refresh();
  const begin = Date.parse('2022-11-25T08:00:00Z');
  expect(clock.now()).toBeGreaterThanOrEqual(begin);
  expect(clock.now()).toBeLessThan(begin + 120_000);
  const [own, other] = await database.models.Competition.findAll({ order: ['id'], raw: true });
  expect([own?.slug, other?.slug]).toEqual(['', 'wk-2022']);
  expect(JSON.parse(other?.brand ?? '')).toMatchObject({ short: { nl: 'WK 2022', en: 'World Cup 2022' } });
  await database.withTransaction((transaction) => clock.setTime(begin + 3_600_000, transaction));
  expect(await seedDemo({ ...context, otherDirectories })).toEqual([
    'EUROM 2024: 0 changes',
    'WORLDM 2022: 0 changes',
  ]);
  await clock.refresh();
  expect(clock.now()).toBeGreaterThanOrEqual(begin + 3_600_000);
  const names = (leagues: readonly { readonly name: string }[]) => leagues.map(({ name }) => name);
  const leagues = await database.models.League.findAll({
    where: { competitionId: 2 },
    order: ['id'],
    raw: true,
  });
  expect(names(leagues)).toEqual(['De Winterkantine', 'Man tegen man in de winter', 'Winterelf']);
});

it('creates the same world every time', async () => {
  const other = await createTestDatabase();
  await seedDemo(contextOf(other));
  expect(await matchdayDigest(contextOf(other), 1, 1)).toBe(await matchdayDigest(context, 1, 1));
  const members = ({ models }: TestDatabase) =>
    models.LeagueMember.findAll({
      where: { leagueId: [1, 2, 3, 4, 5, 6, 7, 8] },
      order: ['leagueId', 'teamId'],
      raw: true,
    });
  expect(await members(other)).toEqual(await members(database));
  await other.drop();
});
