import { changeSettings } from '../testing/changeSettings.js';
import { importTournament } from '../testing/importTournament.js';
import { type Manager, manager } from '../testing/people.js';
import { watchStatements } from '../testing/recordStatements.js';
import { aSquad, type SquadBody } from '../testing/squads.js';
import { startTestApi, type TestApi } from '../testing/testApi.js';
import type { Answer } from '../testing/testClient.js';
import { testDialect } from '../testing/testDatabase.js';
import { transfersFor } from '../testing/transfersFor.js';
import { refreshSnapshot } from '../tournament/index.js';

const FIRST_DEADLINE = '2024-06-14T19:00:00.000Z';

let api: TestApi;
let owner: Manager;
let squad: SquadBody;
let keys = 0;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  await changeSettings(api.database, { boostersEnabled: true });
  owner = await manager(api);
  ({ squad } = owner);
  api.clock.set(FIRST_DEADLINE);
});
afterAll(() => api.close());

/** What a call sends to the database, each statement by its verb and its first table. */
async function statementsOf(call: () => Promise<Answer>): Promise<string[]> {
  const statements: string[] = [];
  // As the job does every second: a call then does not query the version of the tournament.
  await refreshSnapshot(api.context);
  const stop = watchStatements(api.database.sequelize, (sql) => statements.push(nameOf(sql)));
  const { status, body } = await call();
  stop();
  expect([status, body.error]).toEqual([200, undefined]);
  return statements;
}

/** The table of the whole statement, not those of what it reads beside. */
function nameOf(sql: string): string {
  let outside = sql;
  for (let before = ''; before !== outside; ) {
    before = outside;
    outside = outside.replace(/\([^()]*\)/g, '');
  }
  const [verb = ''] = /^\s*\w+/.exec(outside) ?? [];
  const table = /\b(?:FROM|INTO|UPDATE)\s+`?(\w+)/.exec(outside)?.[1];
  return [verb.trim(), ...(table ? [table] : []), ...(/FOR UPDATE$/.test(sql) ? ['locked'] : [])].join(' ');
}

function post(path: string, body: object) {
  keys += 1;
  return owner.client.post(path, body, { headers: { 'idempotency-key': `statements-${keys}` } });
}

const selections = (change: Partial<SquadBody>) => () =>
  post(`team/${owner.teamId}/selections`, { ...squad, ...change });

/** The session `s` with its user's roles. */
const CALLER = 'SELECT s';
/** SQLite has one writer at a time instead of locks of rows. */
const BEGIN = {
  mysql: ['START', 'SELECT teams locked', 'SELECT teams'],
  sqlite: ['BEGIN', 'SELECT teams', 'SELECT teams'],
}[testDialect];
const END = ['UPDATE teams', 'INSERT receipts', 'SELECT teams', 'INSERT idempotency_keys', 'COMMIT'];

describe('a call sends', () => {
  it('ten statements for a save that is the first of its matchday', async () => {
    const [keeper = 0, ...field] = squad.bench;
    const statements = await statementsOf(selections({ bench: [keeper, ...field.toReversed()] }));
    expect(statements).toEqual([CALLER, ...BEGIN, 'INSERT team_lineups', ...END]);
    expect(statements).toHaveLength(10);
  });

  it('ten for another captain', async () => {
    const statements = await statementsOf(selections({ captainId: squad.starting[2] ?? 0 }));
    expect(statements).toEqual([CALLER, ...BEGIN, 'UPDATE team_lineups', ...END]);
  });

  it('eleven for a save that brings another squad', async () => {
    api.clock.set('2024-06-14T12:00:00.000Z');
    const late = await manager(api);
    const other = await aSquad(api.database, 40);
    const path = `team/${late.teamId}`;
    const call = () => late.client.post(path, other, { headers: { 'idempotency-key': 'other' } });
    const statements = await statementsOf(call);
    api.clock.set(FIRST_DEADLINE);
    expect(statements).toEqual([CALLER, ...BEGIN, 'SELECT players', 'UPDATE team_lineups', ...END]);
  });

  it('twelve for transfers', async () => {
    const transfers = await transfersFor(api.database, squad, [squad.viceCaptainId]);
    const statements = await statementsOf(() => post(`team/transfers/${owner.teamId}`, { transfers }));
    const written = ['UPDATE team_lineups', 'INSERT transfers'];
    expect(statements).toEqual([CALLER, ...BEGIN, 'SELECT players', ...written, ...END]);
  });

  it('nine for a booster', async () => {
    api.clock.set('2024-06-29T16:00:00.000Z');
    const call = () => post(`team/${owner.teamId}/booster`, { boosterType: 'bank' });
    expect(await statementsOf(call)).toEqual([CALLER, ...BEGIN, ...END]);
  });

  it('two for a team of the caller’s own', async () => {
    const call = () => owner.client.get(`team/${owner.teamId}`);
    expect(await statementsOf(call)).toEqual([CALLER, 'SELECT teams']);
  });

  it('two for the table of a league', async () => {
    const admin = await manager(api, {}, { roles: ['premium'] });
    const { body } = await admin.client.post(`league/team/${admin.teamId}`, { name: 'De Kantine' });
    const call = () => admin.client.get(`league/${body.league.id}`);
    expect(await statementsOf(call)).toEqual([CALLER, 'SELECT leagues']);
  });
});
