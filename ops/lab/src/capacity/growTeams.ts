import { createRandom } from '@euro/api/random';
import {
  describeNewSquad,
  type GameContext,
  loadCandidates,
  loadCompetition,
  MANAGER_ADDRESSES,
  makeManager,
  makeSquads,
  makeTeamName,
  searchWords,
  withStatementTimeout,
  writeLineup,
} from '@euro/api/testing';
import { concatenate, createTable, run } from './sql.js';

/** Teams in one transaction; their managers' names and cities are combinations that do not repeat within it. */
const BATCH = 20_000;
/** Number of teams of a batch in a group, of which a part are in a league. */
const GROUP = 20;
const LEAGUE = 12;
/** Different squads. */
const SQUADS = 8_000;
/** Numbers without a common divisor with those above: neighbours have different squads and names. */
const [SQUAD_STEP, NAME_STEP] = [31, 7_919];
/** Concurrent batches, so that one uses the processor while the other waits for the disk. */
const LANES = 2;
/** Milliseconds that a statement may take on a busy machine. */
const STATEMENT = 600_000;
const WEEK = 7 * 24 * 3_600_000;
/** Tables of this program. */
const [NUMBERS, PEOPLE, WORDS, SQUAD_TABLE] = [
  'bench_numbers',
  'bench_people',
  'bench_words',
  'bench_squads',
];

export interface Growth {
  /** Teams that there will be. */
  readonly teams: number;
  /** Teams of the largest game that these are to become: they are made in the order of their ids. */
  readonly largest: number;
  readonly weekId: number;
}

/**
 * Adds managers with a team each, inside the database, up to the given number; most of them are in a league of
 * twelve. Squads, names and words come from tables that `createSeedTables` makes.
 */
export async function growTeams(context: GameContext, { teams, largest, weekId }: Growth): Promise<void> {
  const { sequelize, models, withTransaction, dialect } = context;
  const competition = await loadCompetition(context);
  const matchday = await models.Matchday.findOne({
    where: { competitionId: competition?.id ?? 0, weekId },
    raw: true,
  });
  if (!competition || !matchday) throw new Error(`There is no matchday ${weekId} to seed teams for.`);
  const before = (await models.Team.max<number | null, InstanceType<typeof models.Team>>('id')) ?? 0;
  const squads = (await models.Team.sequelize?.query(`SELECT COUNT(*) AS count FROM ${SQUAD_TABLE}`))?.[0];
  const [{ count }] = squads as [{ count: number }];
  const deadline = Number(matchday.deadlineAt);
  let after = before;
  const addBatches = async () => {
    while (after < teams) {
      const turn = Math.floor(after / BATCH);
      const first = turn * BATCH;
      const range = { after: after - first, last: Math.min(BATCH, teams - first) };
      after = first + range.last;
      const values = {
        ...range,
        ...{ first, turn, weekId, squads: count, batch: BATCH, competition: competition.id },
        ...{ deadline, since: deadline - 4 * WEEK, each: Math.floor((4 * WEEK) / (largest + 1)) },
      };
      await withTransaction(async (transaction) => {
        if (dialect === 'mysql')
          await sequelize.query('SET SESSION foreign_key_checks = 0, unique_checks = 0', { transaction });
        try {
          for (const statement of statements(context, turn))
            await run(context, statement, values, transaction);
        } finally {
          if (dialect === 'mysql')
            await sequelize.query('SET SESSION foreign_key_checks = 1, unique_checks = 1', { transaction });
        }
      });
    }
  };
  await withStatementTimeout(STATEMENT, async () => {
    const lanes = dialect === 'mysql' ? LANES : 1;
    await Promise.all(Array.from({ length: lanes }, addBatches));
  });
}

/** Statements that add one batch; `:first` teams exist before it, and it makes `:after` to `:last`. */
function statements(context: GameContext, turn: number): string[] {
  const text = (...parts: string[]) => concatenate(context, ...parts);
  const id = '(:first + i.n)';
  const own = `${NUMBERS} i`;
  const range = 'i.n > :after AND i.n <= :last';
  const columnsOf = (alias: string, number: string) =>
    `JOIN ${PEOPLE} ${alias} ON ${alias}.n = ${number} % :batch`;
  const squad = `JOIN ${SQUAD_TABLE} q ON q.n = (${id} * ${SQUAD_STEP} + :turn) % :squads`;
  const createdAt = `(:since + ${id} * :each)`;
  // A name that many had before comes with a number, as it does where people choose one that is taken.
  const name = turn === 0 ? 't.team_name' : text('t.team_name', `' ${turn + 1}'`);
  // The group of a number is its league's number in the batch; spot 0 founds it.
  const league = `(:turn * ${BATCH / GROUP} + i.grp)`;
  return [
    `INSERT INTO users (id, email, first_name, last_name, city, language, created_at, email_verified_at)
     SELECT ${id}, ${text("'manager'", id, `'${MANAGER_ADDRESSES}'`)}, f.first_name, l.last_name, l.city, 'nl',
       ${createdAt}, ${createdAt}
     FROM ${own} ${columnsOf('f', `(i.n * ${NAME_STEP} + :turn)`)} ${columnsOf('l', '(i.n + :turn * 13)')} WHERE ${range}`,
    `INSERT INTO user_roles (user_id, role) SELECT ${id}, 'premium' FROM ${own} WHERE ${range} AND i.n % 25 < 2`,
    `INSERT INTO teams (id, competition_id, user_id, name, name_visible, week_id, created_at, named_at)
     SELECT ${id}, :competition, ${id}, ${name}, CASE WHEN i.n % 5 < 3 THEN 1 ELSE 0 END, :weekId, ${createdAt}, 0
     FROM ${own} ${columnsOf('t', '(i.n + :turn * 13)')} WHERE ${range}`,
    `INSERT INTO team_lineups (team_id, week_id, \`starting\`, bench, captain_id, vice_captain_id, purchase_prices,
       money_left, saved_at)
     SELECT ${id}, :weekId, q.squad_starting, q.squad_bench, q.captain_id, q.vice_captain_id, q.purchase_prices,
       q.money_left, ${createdAt}
     FROM ${own} ${squad} WHERE ${range}`,
    `INSERT INTO receipts (team_id, user_id, week_id, kind, at, deadline_at, version, changes)
     SELECT ${id}, ${id}, :weekId, 'team-created', ${createdAt}, :deadline, 1, q.changes
     FROM ${own} ${squad} WHERE ${range}`,
    `INSERT INTO leagues (id, competition_id, name, admin_id, week_id, mode, findable, invite_version, chat_revision,
       invite_key, created_at)
     SELECT ${league}, :competition, t.team_name, ${id}, :weekId, 'points', CASE WHEN i.grp % 10 = 0 THEN 1 ELSE 0 END,
       0, 0, ${league} * 26214401 % 281474976710655, ${createdAt}
     FROM ${own} ${columnsOf('t', '(i.grp + :turn * 13)')} WHERE ${range} AND i.spot = 0`,
    `INSERT INTO league_words (word, league_id)
     SELECT w.word, ${league} FROM ${own} JOIN ${WORDS} w ON w.n = (i.grp + :turn * 13) % :batch
     WHERE ${range} AND i.spot = 0 AND i.grp % 10 = 0`,
    `INSERT INTO league_members (league_id, team_id, joined_at)
     SELECT ${league}, ${id}, ${createdAt} FROM ${own} WHERE ${range} AND i.spot < ${LEAGUE}`,
  ];
}

/** Creates the tables that teams are made from: squads that are legal and all different, names, and numbers. */
export async function createSeedTables(context: GameContext, teams: number): Promise<void> {
  const competition = await loadCompetition(context);
  if (!competition) throw new Error('There is no competition.');
  const random = createRandom(1);
  const candidates = await loadCandidates(context, competition.id);
  const values = new Map(candidates.map(({ id, value }) => [id, value]));
  const newSquads = makeSquads(candidates, competition.rules, Math.min(teams, SQUADS), random);
  const different = new Map<string, readonly (number | string)[]>();
  for (const { lineup, cost } of newSquads) {
    const ids = [...lineup.starting, ...lineup.bench];
    const purchasePrices = new Map(ids.map((id) => [id, values.get(id) ?? 0]));
    const squad = { ...lineup, purchasePrices, moneyLeft: competition.rules.budget - cost };
    const row = writeLineup(squad);
    const changes = JSON.stringify(describeNewSquad(squad, competition.rules.budget));
    different.set(`${row.starting} ${row.bench} ${row.captainId} ${row.viceCaptainId}`, [
      ...[
        row.starting,
        row.bench,
        row.captainId,
        row.viceCaptainId,
        row.purchasePrices,
        row.moneyLeft,
        changes,
      ],
    ]);
  }
  const squads = [...different.values()].map((row, n) => [n, ...row]);
  await createTable(
    context,
    SQUAD_TABLE,
    {
      ...{ n: KEY, squad_starting: 'VARCHAR(120) NOT NULL', squad_bench: 'VARCHAR(63) NOT NULL' },
      ...{ captain_id: 'INTEGER NOT NULL', vice_captain_id: 'INTEGER NOT NULL' },
      ...{
        purchase_prices: 'VARCHAR(120) NOT NULL',
        money_left: 'INTEGER NOT NULL',
        changes: 'TEXT NOT NULL',
      },
    },
    squads,
  );
  const numbers = Array.from({ length: BATCH }, (_, at) => [at + 1, Math.floor(at / GROUP) + 1, at % GROUP]);
  await createTable(context, NUMBERS, { n: KEY, grp: 'INTEGER NOT NULL', spot: 'INTEGER NOT NULL' }, numbers);
  await createPeople(context, createRandom(2));
}

const KEY = 'INTEGER NOT NULL PRIMARY KEY';

async function createPeople(context: GameContext, random: ReturnType<typeof createRandom>): Promise<void> {
  const usedNames = new Set<string>();
  const people = Array.from({ length: BATCH }, (_, n) => {
    const manager = makeManager(random);
    return [
      n,
      manager.firstName,
      manager.lastName,
      manager.city,
      makeTeamName(manager, usedNames, random),
    ] as const;
  });
  const name = 'VARCHAR(120) NOT NULL';
  const columns = { n: KEY, first_name: name, last_name: name, city: name, team_name: name };
  await createTable(context, PEOPLE, columns, people);
  const words = people.flatMap(([n, , , , team]) => searchWords(team).map((word) => [n, word]));
  await createTable(context, WORDS, { n: 'INTEGER NOT NULL', word: name }, words);
  await run(context, `CREATE INDEX ${WORDS}_n ON ${WORDS} (n)`);
}
