import { FixedClock } from '../../infra/clock/fixedClock.js';
import { importOther, OTHER, squadOfOther } from '../../testing/importOther.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Person, signedIn } from '../../testing/people.js';
import { aSquad, type SquadBody } from '../../testing/squads.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';

/** After the second deadline of the competition beside the default one. */
const AFTER_TWO = '2026-06-20T12:00:00Z';

let api: TestApi;
let otherClock: FixedClock;
let squad: SquadBody;
beforeEach(async () => {
  otherClock = new FixedClock('2026-06-10T08:00:00Z');
  api = await startTestApi({ clocks: { of: () => otherClock } });
  await importTournament(api.database, api.clock);
  squad = squadOfOther(await aSquad(api.database));
  await importOther(api.database, otherClock);
});
afterEach(() => api.close());

async function managerOfOther(roles: 'premium'[] = []): Promise<Person & { readonly teamId: number }> {
  const person = await signedIn(api, { roles });
  const answer = await person.client.post('team/add', { ...OTHER, teamName: 'Rode Duivels', ...squad });
  expect([answer.status, answer.body.error]).toEqual([200, undefined]);
  return { ...person, teamId: answer.body.team.id };
}

async function matchesOf(leagueId: number) {
  const rows = await api.database.models.LeagueMatch.findAll({
    where: { leagueId },
    order: ['weekId', 'homeTeamId'],
    raw: true,
  });
  const isPlayed = ({ weekId }: { weekId: number }) => weekId <= 2;
  return { played: rows.filter(isPlayed), coming: rows.filter((row) => !isPlayed(row)) };
}

it.each([
  ['before it', '2024-06-13T12:00:00Z'],
  ['after it', '2026-12-01T12:00:00Z'],
])(
  'a deleted account leaves a schedule in the time of its competition, with the default’s clock %s',
  async (_, now) => {
    const [admin, leaver, member] = [
      await managerOfOther(['premium']),
      await managerOfOther(),
      await managerOfOther(),
    ];
    const settings = { name: 'De Kantine', findable: true, mode: 'head-to-head' };
    const { body } = await admin.client.post(`league/team/${admin.teamId}`, settings);
    const leagueId: number = body.league.id;
    for (const { client, teamId } of [leaver, member]) await client.post(`league/${leagueId}/join/${teamId}`);
    const before = await matchesOf(leagueId);
    expect([before.played.length, before.coming.length]).toEqual([4, 10]);
    otherClock.set(AFTER_TWO);
    api.clock.set(now);
    const { email } = (await leaver.client.get('user/profile')).body;
    expect((await leaver.client.post('user/delete', { email })).body).toEqual({ ok: true });
    const after = await matchesOf(leagueId);
    expect(after.played).toEqual(before.played);
    const comingIds = new Set(after.coming.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]));
    expect(comingIds).toEqual(new Set([admin.teamId, member.teamId]));
    const team = await api.database.models.Team.findByPk(leaver.teamId, { raw: true });
    expect(Number(team?.deletedAt)).toBe(Date.parse(AFTER_TWO));
  },
);
