import {
  changeSettings,
  confirmWeek,
  createLeague,
  createPasswords,
  type Database,
  DatabaseClock,
  loadCompetition,
  migrate,
  type SeededTeam,
  seedTeams,
  withStatementTimeout,
} from '@euro/api/testing';
import { importEuro } from '../kit/seedTournament.js';
import { stopClock } from '../kit/stopClock.js';

/** Matchday 1 is played, matchday 2 is open. */
const NOW = '2024-06-19T08:00:00Z';
const BEFORE_ALL = '2024-06-10T08:00:00Z';
export const SETTLED_WEEK = 1;
export const PASSWORD = 'Wachtwoord-2024';

export interface SeededPlayer {
  readonly email: string;
  readonly teamId: number;
}

export interface Game {
  readonly players: readonly SeededPlayer[];
  readonly leagueIds: readonly number[];
}

interface Size {
  /** Number of players, and of made-up teams beside them. */
  readonly players: number;
  readonly teams: number;
  readonly leagues: number;
}

/** Fills an empty database: a confirmed matchday, teams, and leagues that anybody may join. Game time is stopped. */
export function prepareGame(database: Database, size: Size): Promise<Game> {
  return withStatementTimeout(60_000, () => prepare(database, size));
}

async function prepare(database: Database, size: Size): Promise<Game> {
  const clock = new DatabaseClock(database);
  const context = { ...database, clock };
  await migrate(database);
  await stopClock(database, clock, BEFORE_ALL);
  await importEuro(database, clock);
  await changeSettings(database, { transfersResettable: true });
  const passwordHash = await createPasswords().hash(PASSWORD);
  const first = Array.from({ length: size.players }, (_, index) => account(index, passwordHash));
  await seedTeams(context, { teams: size.teams, weekId: SETTLED_WEEK, seed: 1, first });
  await stopClock(database, clock, NOW);
  const settlementResult = await confirmWeek(context, SETTLED_WEEK);
  if (!settlementResult.ok) throw new Error(`Matchday ${SETTLED_WEEK} could not be confirmed.`);
  return { players: await findPlayers(database, first), leagueIds: await makeLeagues(context, size.leagues) };
}

function account(index: number, passwordHash: string): SeededTeam {
  return {
    email: `player${index}@example.test`,
    passwordHash,
    firstName: 'Jan',
    lastName: 'Ceulemans',
    city: null,
    roles: [],
    team: { name: `Ploeg ${index}`, nameVisible: false },
  };
}

async function findPlayers({ models }: Database, accounts: readonly SeededTeam[]): Promise<SeededPlayer[]> {
  return Promise.all(
    accounts.map(async ({ email }) => {
      const user = await models.User.findOne({ where: { email }, raw: true, rejectOnEmpty: true });
      const team = await models.Team.findOne({ where: { userId: user.id }, raw: true, rejectOnEmpty: true });
      return { email, teamId: team.id };
    }),
  );
}

/** Leagues of a made-up manager, the owner of the last team. */
async function makeLeagues(
  context: Database & { readonly clock: DatabaseClock },
  count: number,
): Promise<number[]> {
  const competition = await loadCompetition(context);
  const team = await context.models.Team.findOne({ order: [['id', 'DESC']], rejectOnEmpty: true });
  if (!competition) throw new Error('There is no competition.');
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const name = `De Kantine ${index}`;
    const league = await context.withTransaction((transaction) =>
      createLeague(context, team, { name, findable: true }, transaction),
    );
    ids.push(league.id);
  }
  return ids;
}
