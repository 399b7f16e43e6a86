import { changeSettings } from '../../testing/changeSettings.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Manager, manager, type Person, signedIn } from '../../testing/people.js';
import { watchStatements } from '../../testing/recordStatements.js';
import { BEFORE_THE_START, startTestApi, type TestApi } from '../../testing/testApi.js';
import { refusal, TestClient } from '../../testing/testClient.js';

const AFTER_TWO = '2024-06-19T14:00:00Z';
const AFTER_ALL = '2024-07-15T12:00:00Z';

let api: TestApi;
let admin: Manager;
let fan: Manager;
let other: Manager;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  admin = await manager(api, { teamName: 'Gouden Kroon', nameVisible: true }, { roles: ['premium'] });
  fan = await manager(api, { teamName: 'De Twaalfde Man' });
  other = await manager(api, { teamName: 'De Derde Man' });
});
beforeEach(() => {
  api.clock.set(BEFORE_THE_START);
});
afterAll(() => api.close());

async function create(body: object = {}, who: Manager = admin) {
  const answer = await who.client.post(`league/team/${who.teamId}`, { name: 'De Kantine', ...body });
  expect([answer.status, answer.body.error]).toEqual([200, undefined]);
  return answer.body.league;
}

function join(league: { id: number; inviteCode?: string }, who: Manager, code = league.inviteCode) {
  const query = code === undefined ? '' : `?code=${encodeURIComponent(code)}`;
  return who.client.post(`league/${league.id}/join/${who.teamId}${query}`);
}

/** A league of these, in the order in which they joined. */
async function leagueOf(...members: readonly Manager[]) {
  const [first, ...others] = members;
  const league = await create({}, first);
  for (const [index, member] of others.entries()) {
    api.clock.set(Date.parse(BEFORE_THE_START) + (index + 1) * 1000);
    expect((await join(league, member)).status).toBe(200);
  }
  return league;
}

async function teamsOf(league: { id: number }, who: Manager): Promise<number[]> {
  const { teams } = (await who.client.get(`league/${league.id}`)).body;
  return teams.map(({ id }: { id: number }) => id);
}

async function storedRows() {
  const { League, LeagueWord, LeagueMember, LeagueRemoval, LeagueMatch } = api.database.models;
  const counts = [League, LeagueWord, LeagueMember, LeagueRemoval, LeagueMatch].map((model) =>
    (model as typeof League).count(),
  );
  return Promise.all(counts);
}

describe('creating a league', () => {
  it('adds the admin’s team, from the coming matchday on, and admits others only by the code', async () => {
    const league = await create({ name: '  De  Kantine ' });
    expect(league).toMatchObject({
      ...{ name: 'De Kantine', cover: null, admin: admin.userId, adminName: 'Romelu Lukaku' },
      ...{ weekId: 1, mode: 'points', findable: false, totalTeams: 1, createdAt: BEFORE_THE_START },
    });
    expect(league.inviteCode).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{1,4}){2,}$/);
    expect(await teamsOf(league, admin)).toEqual([admin.teamId]);
  });

  it('requires premium', async () => {
    const answer = await fan.client.post(`league/team/${fan.teamId}`, { name: 'De Kantine' });
    expect([answer.status, answer.body]).toEqual([403, refusal('premium-required')]);
  });

  it.each(['abc', 'a'.repeat(41), 'ab\u202ecdef', 'ab\u0000cdef', ' ab  '])(
    'rejects the name %j',
    async (name) => {
      const answer = await admin.client.post(`league/team/${admin.teamId}`, { name });
      expect([answer.status, answer.body]).toEqual([422, refusal('league-name-invalid')]);
    },
  );

  it.each([401, 2_000, 60_000])('rejects a name of %i letters, which is in no statement', async (length) => {
    const league = await create();
    const statements: string[] = [];
    const stop = watchStatements(api.database.sequelize, (sql) => statements.push(sql));
    const name = 'a'.repeat(length);
    const answers = [
      await admin.client.post(`league/team/${admin.teamId}`, { name }),
      await admin.client.put(`league/${league.id}`, { name }),
    ];
    stop();
    for (const { status, body } of answers)
      expect([status, body]).toEqual([422, refusal('league-name-invalid')]);
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.filter((sql) => sql.includes(name))).toEqual([]);
  });

  it('starts at a future matchday, never at a locked one', async () => {
    api.clock.set(AFTER_TWO);
    expect((await create()).weekId).toBe(3);
    expect((await create({ weekId: 5 })).weekId).toBe(5);
    for (const weekId of [1, 2, 8]) {
      const answer = await admin.client.post(`league/team/${admin.teamId}`, { name: 'Te laat', weekId });
      expect([weekId, answer.body]).toEqual([weekId, refusal('league-week-invalid')]);
    }
  });

  it('is refused after the last deadline', async () => {
    api.clock.set(AFTER_ALL);
    const answer = await admin.client.post(`league/team/${admin.teamId}`, { name: 'Te laat' });
    expect([answer.status, answer.body]).toEqual([409, refusal('league-week-invalid')]);
  });

  it('happens once for one key', async () => {
    const [before = 0] = await storedRows();
    const send = (name: string) =>
      admin.client.post(`league/team/${admin.teamId}`, { name }, { headers: { 'idempotency-key': 'once' } });
    const answers = await Promise.all([send('Maar een'), send('Maar een')]);
    expect(answers[1]?.body.league).toEqual(answers[0]?.body.league);
    expect((await storedRows())[0]).toBe(before + 1);
    expect((await send('Een andere')).body).toEqual(refusal('idempotency-key-reused'));
  });

  it('is refused to a team that is in the maximal number of leagues', async () => {
    const many = await manager(api, {}, { roles: ['premium'] });
    await changeSettings(api.database, { maxLeaguesPerTeam: 1 });
    await create({}, many);
    const second = await many.client.post(`league/team/${many.teamId}`, { name: 'Nog een' });
    await changeSettings(api.database, { maxLeaguesPerTeam: 50 });
    expect([second.status, second.body]).toEqual([409, refusal('too-many-leagues')]);
  });
});

describe('finding a league', () => {
  it('lists leagues that can be found by the start of their name, five a page, without their teams', async () => {
    const names = ['Zomerbar Één', 'De Zomer van 24', 'Zomers', 'zomer', 'Grote zomerklasse', 'Nazomer'];
    for (const name of names) await create({ name, findable: true });
    await create({ name: 'Zomer privaat', findable: false });
    const page = async (query: string) => (await fan.client.get(`leagues/search?${query}`)).body;
    const first = await page('name=zomer');
    expect(first.totalRecords).toBe(5);
    expect(first.data.map(({ name }: { name: string }) => name)).toEqual([
      'De Zomer van 24',
      'zomer',
      'Zomerbar Één',
      'Grote zomerklasse',
      'Zomers',
    ]);
    expect(Object.keys(first.data[0]).toSorted()).toEqual(
      ['id', 'name', 'cover', 'totalTeams', 'weekId', 'joined'].toSorted(),
    );
    expect((await page('name=zomer&pageNumber=2&pageRecords=3')).data).toHaveLength(2);
    expect((await page('name=zomer&pageNumber=3')).data).toEqual([]);
    expect((await page('name=EEN+zome')).data).toMatchObject([{ name: 'Zomerbar Één', joined: false }]);
    expect((await page('name=%25')).totalRecords).toBe(0);
  });

  it('follows a changed name and a removal', async () => {
    const { id } = await create({ name: 'Oude naam', findable: true });
    await admin.client.put(`league/${id}`, { name: 'Nieuwe vlag' });
    const search = async (name: string) =>
      (await fan.client.get(`leagues/search?name=${name}`)).body.totalRecords;
    expect([await search('oude'), await search('vlag')]).toEqual([0, 1]);
    await admin.client.delete(`league/${id}`);
    expect(await search('vlag')).toBe(0);
  });

  it('finds a private league by its code in any notation, and not by its name', async () => {
    const league = await create({ name: 'Geheime kring', findable: false });
    const { inviteCode, id } = league;
    for (const code of [inviteCode, inviteCode.toLowerCase(), inviteCode.replaceAll('-', ' ')]) {
      const { body } = await fan.client.get(`leagues/search?name=${encodeURIComponent(code)}`);
      expect(body).toMatchObject({ totalRecords: 1, data: [{ id, totalTeams: 1, joined: false }] });
    }
    const visitor = await new TestClient(api.url).get(`leagues/invite/${inviteCode.replaceAll('-', '')}`);
    expect(visitor.body.league).toEqual({
      ...{ id, name: 'Geheime kring', cover: null, totalTeams: 1, weekId: 1, joined: false },
    });
    expect((await admin.client.get(`leagues/invite/${inviteCode}`)).body.league.joined).toBe(true);
    expect((await fan.client.get('leagues/search?name=geheime')).body.totalRecords).toBe(0);
  });

  it.each(['K7PX-M2QD-9VTE', 'AAAA', 'hallo daar', '1', '٣'])('rejects %j as a code', async (code) => {
    const answer = await fan.client.get(`leagues/invite/${encodeURIComponent(code)}`);
    expect([answer.status, answer.body]).toEqual([404, refusal('invite-invalid')]);
  });
});

describe('the preview of an invitation', () => {
  const preview = async (code: string, query = '', client = new TestClient(api.url)) =>
    client.get(`leagues/invite/${code}/preview${query}`);

  it('shows a stranger who invites, the league and its best three, and hidden names to nobody', async () => {
    const league = await leagueOf(admin, fan, other);
    api.clock.set(AFTER_TWO);
    const { body } = await preview(league.inviteCode);
    expect(body).toMatchObject({
      league: { id: league.id, name: 'De Kantine', totalTeams: 3, joined: false },
      inviter: { name: 'Gouden Kroon', user: { nameVisible: true } },
      full: false,
      closed: false,
    });
    expect(body.inviter.user.firstName).not.toBe('');
    expect(body.top.map(({ rank }: { rank: number }) => rank)).toHaveLength(3);
    const hidden = body.top.find(({ team }: { team: { id: number } }) => team.id === fan.teamId);
    expect(hidden.team.user).toEqual({ firstName: '', lastName: '', nameVisible: false, premium: false });
    expect(JSON.stringify(body)).not.toContain('@');
  });

  it('names the team that sent the link, if it is in the league', async () => {
    const league = await leagueOf(admin, fan);
    const inviterBy = async (teamId: number) =>
      (await preview(league.inviteCode, `?by=${teamId}`)).body.inviter.name;
    expect(await inviterBy(fan.teamId)).toBe('De Twaalfde Man');
    expect(await inviterBy(other.teamId)).toBe('Gouden Kroon');
    expect((await preview(league.inviteCode, '?by=0')).status).toBe(400);
  });

  it('says who is in it, when it is full, and when nobody can join any more', async () => {
    const league = await leagueOf(admin, fan);
    expect((await preview(league.inviteCode, '', fan.client)).body.league.joined).toBe(true);
    await changeSettings(api.database, { maxLeagueTeams: 2 });
    expect((await preview(league.inviteCode)).body).toMatchObject({ full: true, closed: false });
    await changeSettings(api.database, { maxLeagueTeams: 500 });
    api.clock.set(AFTER_ALL);
    expect((await preview(league.inviteCode)).body).toMatchObject({ full: false, closed: true });
  });

  it('counts wrong codes, and knows no replaced one', async () => {
    const league = await create({ findable: false });
    await admin.client.post(`league/${league.id}/invite`);
    const answer = await preview(league.inviteCode);
    expect([answer.status, answer.body]).toEqual([404, refusal('invite-invalid')]);
  });
});

describe('joining a league', () => {
  it('requires the code where a league cannot be found, and none where it can', async () => {
    const league = await create({ findable: false });
    const bare = await fan.client.post(`league/${league.id}/join/${fan.teamId}`);
    expect([bare.status, bare.body]).toEqual([403, refusal('invite-required')]);
    const elsewhere = (await create()).inviteCode;
    expect((await join(league, fan, elsewhere)).body).toEqual(refusal('invite-invalid'));
    const joinAnswer = await join(league, fan, league.inviteCode.toLowerCase());
    expect(joinAnswer.body.league).toMatchObject({ id: league.id, totalTeams: 2 });
    expect((await join(league, fan)).body).toEqual(refusal('already-in-league'));
    await admin.client.put(`league/${league.id}`, { findable: true });
    expect((await other.client.post(`league/${league.id}/join/${other.teamId}`)).status).toBe(200);
  });

  it('is refused to a member as such, whatever his code, and tells others nothing', async () => {
    const league = await create({ findable: false });
    await join(league, fan);
    const path = `league/${league.id}/join/${fan.teamId}`;
    for (const query of ['', `?code=${(await create()).inviteCode}`]) {
      const answer = await fan.client.post(path + query);
      expect([answer.status, answer.body]).toEqual([409, refusal('already-in-league')]);
      expect((await other.client.post(path + query)).body).toEqual(refusal('forbidden'));
    }
    const stranger = await other.client.post(`league/${league.id}/join/${other.teamId}`);
    expect([stranger.status, stranger.body]).toEqual([403, refusal('invite-required')]);
    await fan.client.delete(`league/${league.id}/${fan.teamId}`);
    expect((await fan.client.post(path)).body).toEqual(refusal('invite-required'));
  });

  it('rejects an old code when the admin created a new one', async () => {
    const league = await create({ findable: false });
    const renewed = (await admin.client.post(`league/${league.id}/invite`)).body.league;
    expect(renewed.inviteCode).not.toBe(league.inviteCode);
    expect((await fan.client.get(`leagues/invite/${league.inviteCode}`)).status).toBe(404);
    expect((await join(league, fan)).body).toEqual(refusal('invite-invalid'));
    expect((await join(renewed, fan)).status).toBe(200);
  });

  it('gives the last place to one team', async () => {
    const league = await create();
    await changeSettings(api.database, { maxLeagueTeams: 2 });
    const answers = await Promise.all([fan, other].map((who) => join(league, who)));
    await changeSettings(api.database, { maxLeagueTeams: 500 });
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual(refusal('league-full'));
    expect(await teamsOf(league, admin)).toHaveLength(2);
  });

  it('joins once for any number of concurrent calls', async () => {
    const league = await create();
    const answers = await Promise.all([1, 2, 3].map(() => join(league, fan)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await teamsOf(league, admin)).toHaveLength(2);
  });

  it('rejects another user’s team, also from the admin', async () => {
    const league = await create();
    for (const who of [admin, fan]) {
      const path = `league/${league.id}/join/${other.teamId}?code=${league.inviteCode}`;
      expect((await who.client.post(path)).body).toEqual(refusal('forbidden'));
    }
    expect((await fan.client.post(`league/${league.id}/join/999999`)).status).toBe(404);
    expect((await fan.client.post(`league/999999/join/${fan.teamId}`)).status).toBe(404);
  });

  it('lists removed teams to the admin, the latest first, without readmitted and deleted ones', async () => {
    const [first, second, deletedManager] = [await manager(api), await manager(api), await manager(api)];
    const league = await leagueOf(admin, first, second, deletedManager);
    const removals = async () => (await admin.client.get(`league/${league.id}/removals`)).body.removals;
    expect(await removals()).toEqual([]);
    for (const [index, who] of [first, second, deletedManager].entries()) {
      api.clock.set(Date.parse(BEFORE_THE_START) + (10 + index) * 1000);
      await admin.client.delete(`league/${league.id}/${who.teamId}`);
    }
    await deletedManager.client.delete(`team/${deletedManager.teamId}`);
    const listed = await removals();
    expect(listed.map(({ team }: { team: { id: number } }) => team.id)).toEqual([
      second.teamId,
      first.teamId,
    ]);
    expect(listed[0]).toMatchObject({
      removedAt: '2024-06-13T12:00:11.000Z',
      team: { user: { firstName: '', lastName: '', nameVisible: false } },
    });
    await admin.client.post(`league/${league.id}/join/${second.teamId}`);
    expect((await removals()).map(({ team }: { team: { id: number } }) => team.id)).toEqual([first.teamId]);
  });

  it('is refused to a removed team until the admin readmits it', async () => {
    const league = await leagueOf(admin, fan);
    expect((await admin.client.delete(`league/${league.id}/${fan.teamId}`)).body).toEqual({ ok: true });
    const refusedAnswer = await join(league, fan);
    expect([refusedAnswer.status, refusedAnswer.body]).toEqual([403, refusal('removed-from-league')]);
    expect((await fan.client.get(`league/${league.id}`)).body).toEqual(refusal('forbidden'));
    const path = `league/${league.id}/join/${fan.teamId}`;
    expect((await admin.client.post(path)).body.league.totalTeams).toBe(2);
    await fan.client.delete(`league/${league.id}/${fan.teamId}`);
    expect((await join(league, fan)).status).toBe(200);
  });

  it('is refused to all other teams of a removed team’s owner, also once that team is deleted', async () => {
    const removedManager = await manager(api);
    const league = await leagueOf(admin, removedManager);
    const copy = (await removedManager.client.post(`team/${removedManager.teamId}/copy`)).body.team.id;
    await admin.client.delete(`league/${league.id}/${removedManager.teamId}`);
    const joinWithCopy = () => join(league, { ...removedManager, teamId: copy });
    expect((await joinWithCopy()).body).toEqual(refusal('removed-from-league'));
    await removedManager.client.delete(`team/${removedManager.teamId}`);
    expect((await joinWithCopy()).body).toEqual(refusal('removed-from-league'));
    const { removals } = (await admin.client.get(`league/${league.id}/removals`)).body;
    expect(removals.map(({ team }: { team: { id: number } }) => team.id)).toEqual([copy]);
    expect((await admin.client.post(`league/${league.id}/join/${copy}`)).status).toBe(200);
    expect((await admin.client.get(`league/${league.id}/removals`)).body.removals).toEqual([]);
  });
});

describe('leaving a league', () => {
  it('makes the earliest member admin when the admin leaves, and deletes the league with the last one', async () => {
    const before = await storedRows();
    const league = await leagueOf(admin, fan, other);
    await admin.client.put(`league/${league.id}`, { mode: 'head-to-head' });
    expect((await admin.client.delete(`league/${league.id}/${admin.teamId}`)).status).toBe(200);
    expect((await fan.client.get(`league/${league.id}`)).body.league).toMatchObject({
      ...{ admin: fan.userId, adminName: '', totalTeams: 2 },
    });
    await fan.client.delete(`league/${league.id}/${fan.teamId}`);
    expect((await other.client.get(`league/${league.id}`)).body.league.admin).toBe(other.userId);
    await other.client.delete(`league/${league.id}/${other.teamId}`);
    expect((await other.client.get(`league/${league.id}`)).status).toBe(404);
    expect(await storedRows()).toEqual(before);
  });

  it('has the same effect when a team is deleted', async () => {
    const leaver = await manager(api, {}, { roles: ['premium'] });
    const league = await create({}, leaver);
    const alone = await create({}, leaver);
    await join(league, fan);
    await leaver.client.delete(`team/${leaver.teamId}`);
    const { body } = await fan.client.get(`league/${league.id}`);
    expect(body.league).toMatchObject({ admin: fan.userId, totalTeams: 1 });
    expect(await api.database.models.League.count({ where: { id: alone.id } })).toBe(0);
  });

  it('leaves an admin when all delete their teams at once', async () => {
    const leavers = await Promise.all([1, 2, 3].map(() => manager(api, {}, { roles: ['premium'] })));
    const league = await leagueOf(...leavers);
    await Promise.all(leavers.map((who) => who.client.delete(`team/${who.teamId}`)));
    expect(await api.database.models.League.count({ where: { id: league.id } })).toBe(0);
  });

  it('is refused to a team that is not a member', async () => {
    const league = await leagueOf(admin, fan);
    const answer = await admin.client.delete(`league/${league.id}/${other.teamId}`);
    expect([answer.status, answer.body]).toEqual([404, refusal('not-found')]);
    expect((await fan.client.delete(`league/${league.id}/${admin.teamId}`)).body).toEqual(
      refusal('forbidden'),
    );
  });
});

describe('changing a league', () => {
  it('changes the given fields only', async () => {
    const league = await leagueOf(admin, fan);
    const change = async (body: object) => (await admin.client.put(`league/${league.id}`, body)).body.league;
    const { inviteCode } = league;
    expect(await change({ name: 'De Kantine Twee' })).toMatchObject({ name: 'De Kantine Twee', inviteCode });
    expect(await change({ weekId: 4 })).toMatchObject({ name: 'De Kantine Twee', weekId: 4 });
    expect(await change({ mode: 'head-to-head', findable: true })).toMatchObject({
      ...{ mode: 'head-to-head', findable: true, weekId: 4 },
    });
    expect(await change({ admin: fan.userId })).toMatchObject({ admin: fan.userId });
    expect((await admin.client.put(`league/${league.id}`, { name: 'Van mij' })).body).toEqual(
      refusal('forbidden'),
    );
  });

  it.each([
    [{ name: 'abc' }, 422, 'league-name-invalid'],
    [{ name: 'De\u0000Kantine' }, 422, 'league-name-invalid'],
    [{ weekId: 8 }, 409, 'league-week-invalid'],
    [{ weekId: 0 }, 400, 'invalid-input'],
    [{ admin: 999_999 }, 404, 'not-found'],
  ] as const)('rejects %j', async (body, status, code) => {
    const league = await create();
    const answer = await admin.client.put(`league/${league.id}`, body);
    expect([answer.status, answer.body]).toEqual([status, refusal(code)]);
  });

  it('can start at a matchday that was already played', async () => {
    const league = await create({ weekId: 3 });
    api.clock.set(AFTER_ALL);
    expect((await admin.client.put(`league/${league.id}`, { weekId: 1 })).body.league.weekId).toBe(1);
  });
});

describe('own leagues', () => {
  it('are those of all own teams by the user’s id, and of one team by its id', async () => {
    const lastTeamId = Number(await api.database.models.Team.max('id'));
    let person: Person = await signedIn(api, { roles: ['premium'] });
    while (person.userId <= lastTeamId) person = await signedIn(api, { roles: ['premium'] });
    const team = await api.database.models.Team.findByPk(fan.teamId, { raw: true, rejectOnEmpty: true });
    const { id: _, ...columns } = team;
    const { userId } = person;
    // Users and teams are counted apart: the first team has the number of its owner.
    const teams = await api.database.models.Team.bulkCreate(
      [userId, userId + 1000].map((id) => ({ ...columns, id, userId })),
    );
    const ownLeagues = [];
    for (const { id } of teams) {
      ownLeagues.push(
        (await person.client.post(`league/team/${id}`, { name: `Van ploeg ${id}` })).body.league,
      );
    }
    const ofUser = (await person.client.get(`leagues/${userId}`)).body.leagues;
    const untouched = { rank: null, move: null, lastComment: null };
    expect(ofUser).toEqual(
      ownLeagues.map((league, i) => ({ ...league, teamId: teams[i]?.id, ...untouched })),
    );
    const ofTeam = (await person.client.get(`leagues/${userId + 1000}`)).body.leagues;
    expect(ofTeam).toEqual([{ ...ownLeagues[1], teamId: userId + 1000, ...untouched }]);
    expect((await person.client.get(`leagues/${fan.teamId}`)).body).toEqual(refusal('forbidden'));
    expect((await person.client.get('leagues/999999')).body).toEqual(refusal('forbidden'));
  });

  it('are listed in the team, for its owner', async () => {
    const owner = await manager(api, {}, { roles: ['premium'] });
    const { id, name } = await create({}, owner);
    expect((await owner.client.get(`team/${owner.teamId}`)).body.team.leagues).toEqual([{ id, name }]);
    expect((await fan.client.get(`team/${owner.teamId}`)).body.team.leagues).toEqual([]);
  });
});
