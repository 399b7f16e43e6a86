import type { Transaction } from 'sequelize';
import { joinLeague } from '../../leagues/commands/joinLeague.js';
import { leaveLeague } from '../../leagues/commands/leaveLeague.js';
import { holdTransaction } from '../../testing/holdTransaction.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Manager, manager } from '../../testing/people.js';
import { watchStatements } from '../../testing/recordStatements.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { testDialect } from '../../testing/testDatabase.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
});
afterAll(() => api.close());

/** Settles when a statement is sent. SQLite has no locks of rows: there a deletion waits for its turn to write. */
function sent(statement: RegExp): Promise<void> {
  if (testDialect !== 'mysql') return Promise.resolve();
  return new Promise((resolve) => {
    const stop = watchStatements(api.database.sequelize, (sql) => {
      if (!statement.test(sql)) return;
      stop();
      resolve();
    });
  });
}

/** Deletes an account while somebody else's change holds locks, which ends when the deletion waits for one of them. */
async function deleteDuring(
  { client }: Manager,
  change: (transaction: Transaction) => Promise<unknown>,
  waitingFor: RegExp,
): Promise<void> {
  const { email } = (await client.get('user/profile')).body;
  const holder = await holdTransaction(api.database, change);
  const isWaiting = sent(waitingFor);
  const answer = client.post('user/delete', { email });
  await Promise.race([isWaiting, answer]);
  await holder.release();
  expect((await answer).body).toEqual({ ok: true });
}

const lockOfLeague = (leagueId: number) => new RegExp(`FROM \`leagues\` .*\\b${leagueId}\\b.* FOR UPDATE`);
const lockOfTeams = /FROM `teams` .* FOR UPDATE/;

const callerOf = ({ userId }: Manager) => ({
  ...{ userId, roles: new Set<never>(), sessionFamily: '', language: 'nl' as const },
});
const joinAs = (who: Manager, leagueId: number) => (transaction: Transaction) =>
  joinLeague(api.context, { leagueId, teamId: who.teamId }, callerOf(who), transaction);
const leaveAs = (who: Manager, leagueId: number) => (transaction: Transaction) =>
  leaveLeague(api.context, { leagueId, teamId: who.teamId }, callerOf(who), transaction);

async function found({ client }: Manager, teamId: number, settings: object = {}): Promise<number> {
  const body = { name: 'De Kantine', findable: true, ...settings };
  const answer = await client.post(`league/team/${teamId}`, body);
  expect([answer.status, answer.body.error]).toEqual([200, undefined]);
  return answer.body.league.id;
}

const founder = () => manager(api, {}, { roles: ['premium'] });

async function stored(leagueId: number) {
  const { League, LeagueMember } = api.database.models;
  const [league, members] = await Promise.all([
    League.findByPk(leagueId, { raw: true }),
    LeagueMember.findAll({ where: { leagueId }, raw: true }),
  ]);
  return { adminId: league?.adminId ?? null, teamIds: members.map(({ teamId }) => teamId) };
}

describe('an account that is deleted', () => {
  it('leaves its league to somebody who joins at the same time', async () => {
    const [leaver, joiner] = [await founder(), await manager(api)];
    const leagueId = await found(leaver, leaver.teamId);
    await deleteDuring(leaver, joinAs(joiner, leagueId), lockOfLeague(leagueId));
    expect(await stored(leagueId)).toEqual({ adminId: joiner.userId, teamIds: [joiner.teamId] });
  });

  it('does so with its second team, too', async () => {
    const [leaver, joiner] = [await founder(), await manager(api)];
    const { body } = await leaver.client.post('team/add', { teamName: 'Tweede ploeg', ...leaver.squad });
    await found(leaver, leaver.teamId);
    const leagueId = await found(leaver, body.team.id);
    await deleteDuring(leaver, joinAs(joiner, leagueId), lockOfLeague(leagueId));
    expect(await stored(leagueId)).toEqual({ adminId: joiner.userId, teamIds: [joiner.teamId] });
  });

  it('leaves no league to somebody who leaves it at the same time', async () => {
    const [leaver, member] = [await founder(), await manager(api)];
    const leagueId = await found(leaver, leaver.teamId);
    await member.client.post(`league/${leagueId}/join/${member.teamId}`);
    await deleteDuring(leaver, leaveAs(member, leagueId), lockOfLeague(leagueId));
    expect(await stored(leagueId)).toEqual({ adminId: null, teamIds: [] });
  });

  it('leaves a schedule with the team that joins at the same time', async () => {
    const [leaver, member, joiner] = [await founder(), await manager(api), await manager(api)];
    const leagueId = await found(leaver, leaver.teamId, { mode: 'head-to-head' });
    await member.client.post(`league/${leagueId}/join/${member.teamId}`);
    // Matches are drawn with the leaver's team, which locks its row.
    await deleteDuring(leaver, joinAs(joiner, leagueId), lockOfTeams);
    const matches = await api.database.models.LeagueMatch.findAll({ where: { leagueId }, raw: true });
    const teamsOfWeek = matches.map(({ homeTeamId, awayTeamId }) => new Set([homeTeamId, awayTeamId]));
    expect(teamsOfWeek.length).toBeGreaterThan(0);
    for (const teams of teamsOfWeek) expect(teams).toEqual(new Set([member.teamId, joiner.teamId]));
  });
});
