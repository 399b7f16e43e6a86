import { changeSettings } from '../../testing/changeSettings.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Manager, manager, signedIn } from '../../testing/people.js';
import { watchStatements } from '../../testing/recordStatements.js';
import { aSquad, type SquadBody } from '../../testing/squads.js';
import { BEFORE_THE_START, startTestApi, type TestApi } from '../../testing/testApi.js';
import { refusal, TestClient } from '../../testing/testClient.js';

const FIRST_DEADLINE = Date.parse('2024-06-14T19:00:00Z');
const SECOND_DEADLINE = Date.parse('2024-06-19T13:00:00Z');
const LAST_DEADLINE = Date.parse('2024-07-14T19:00:00Z');

let api: TestApi;
let squad: SquadBody;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  squad = await aSquad(api.database);
});
afterAll(() => api.close());
beforeEach(() => api.clock.set(BEFORE_THE_START));

function coded(...codes: string[]) {
  return codes.map((code) => expect.objectContaining({ code }));
}

describe('creating a team', () => {
  it('stores the squad for the open matchday and returns the team', async () => {
    const { client, userId } = await signedIn(api);
    const { body, status } = await client.post('team/add', { teamName: '  Rode   Duivels ', ...squad });
    expect(status).toBe(200);
    expect(body.team).toMatchObject({
      name: 'Rode Duivels',
      teamName: 'Rode Duivels',
      userId,
      weekId: 1,
      lineupWeekId: 1,
      points: 0,
      rank: null,
      paid: false,
      version: 1,
      captainId: squad.captainId,
      viceCaptainId: squad.viceCaptainId,
      user: { firstName: 'Romelu', lastName: 'Lukaku', nameVisible: false },
    });
    expect([...body.team.starting].sort()).toEqual([...squad.starting].sort());
    expect(body.team.bench).toEqual(squad.bench);
    const paid = body.players.map(
      (player: { selection: { purchasePrice: number } }) => player.selection.purchasePrice,
    );
    const spent = paid.reduce((sum: number, price: number) => sum + price, 0);
    expect(body.team.budget).toBeCloseTo(100 - spent, 5);
    expect(paid).toHaveLength(16);
  });

  it('marks starters, bench and armbands', async () => {
    const { client } = await signedIn(api);
    const { body } = await client.post('team/add', { teamName: 'Duivels', ...squad });
    const selectionOf = (id: number) =>
      body.players.find((player: { id: number }) => player.id === id).selection;
    expect(selectionOf(squad.captainId)).toMatchObject({ positionId: 1, captain: 1 });
    expect(selectionOf(squad.viceCaptainId)).toMatchObject({ positionId: 1, captain: 2 });
    expect(selectionOf(squad.bench[0] ?? 0)).toMatchObject({ positionId: 0, captain: 0, order: 0 });
  });

  it('requires a session', async () => {
    const answer = await new TestClient(api.url).post('team/add', { teamName: 'Duivels', ...squad });
    expect([answer.status, answer.body]).toEqual([401, refusal('not-signed-in')]);
  });

  it('is allowed up to the limit of the competition, also for concurrent calls', async () => {
    await changeSettings(api.database, { maxTeams: 2 });
    const { client, teamId } = await manager(api);
    const add = () => client.post('team/add', { teamName: 'Nog een', ...squad });
    const answers = await Promise.all([add(), add(), client.post(`team/${teamId}/copy`)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = answers.filter(({ status }) => status === 409).map(({ body }) => body);
    expect(refused).toEqual(Array(2).fill(refusal('too-many-teams')));
    const { teams } = (await client.get('teams')).body;
    expect(teams.map(({ id }: { id: number }) => id)).toEqual([teamId, expect.any(Number)]);
    expect(teams[1].id).toBeGreaterThan(teamId);
    await changeSettings(api.database, { maxTeams: 10 });
  });

  it('creates one team for a double click', async () => {
    const { client } = await signedIn(api);
    const headers = { 'idempotency-key': 'one-click' };
    const add = () => client.post('team/add', { teamName: 'Duivels', ...squad }, { headers });
    const answers = await Promise.all([add(), add(), add()]);
    expect(new Set(answers.map(({ body }) => body.team.id)).size).toBe(1);
    expect((await client.get('teams')).body.teams).toHaveLength(1);
  });

  it.each([
    [{ user: { nameVisible: true } }, true],
    [{ user: { nameVisible: true }, nameVisible: false }, false],
    [{ user: { nameVisible: 'true', firstName: 'Eden' } }, false],
    [{ user: 'Eden' }, false],
    [{ user: null }, false],
  ])('shows the manager’s name as %j says: %p', async (fields, isShown) => {
    const { client } = await signedIn(api);
    const { body } = await client.post('team/add', { teamName: 'Duivels', ...squad, ...fields });
    expect(body.team).toMatchObject({
      nameVisible: isShown,
      user: { firstName: 'Romelu', nameVisible: isShown },
    });
    const visitor = await new TestClient(api.url).get(`team/${body.team.id}`);
    expect(visitor.body.team.user.firstName).toBe(isShown ? 'Romelu' : '');
  });

  it('rejects players of another competition', async () => {
    const { client } = await signedIn(api);
    const answer = await client.post('team/add', { teamName: 'Duivels', competitionFeed: 'WORLD', ...squad });
    expect(answer.body).toEqual(refusal('not-found'));
  });

  it('ignores fields that a manager cannot set', async () => {
    const { client, userId } = await signedIn(api);
    const { body } = await client.post('team/add', {
      teamName: 'Duivels',
      ...squad,
      id: 900_000,
      userId: 1,
      points: 500,
      budget: 300,
      moneyLeft: 3000,
      paid: true,
      role: 'premium',
      bank: 1,
      version: 70,
    });
    const storedTeam = await api.database.models.Team.findByPk(body.team.id, { raw: true });
    expect(storedTeam).toMatchObject({ userId, weekId: 1, bankWeek: null, version: 1 });
    expect(Boolean(storedTeam?.paid)).toBe(false);
    expect(storedTeam?.id).toBeLessThan(900_000);
    expect(body.team).toMatchObject({ points: 0, paid: false });
    expect(body.team.budget).toBeLessThan(100);
  });

  it.each([
    ['ab', 'team-name-too-short'],
    ['  a b  '.slice(0, 4), 'team-name-too-short'],
    ['x'.repeat(56), 'team-name-too-long'],
    ['Rode\u0007Duivels', 'team-name-invalid'],
    ['Rode\u0000Duivels', 'team-name-invalid'],
  ] as const)('rejects the name %j', async (teamName, code) => {
    const { client } = await signedIn(api);
    const answer = await client.post('team/add', { teamName, ...squad });
    expect([answer.status, answer.body]).toEqual([422, refusal(code)]);
  });

  it('accepts a name of 55 emoji', async () => {
    const { client } = await signedIn(api);
    const teamName = '👨‍👩‍👧'.repeat(55);
    expect((await client.post('team/add', { teamName, ...squad })).body.team.name).toBe(teamName);
  });
});

describe('a squad against the rules', () => {
  const swapped = (list: number[], out: number, into: number) => list.map((id) => (id === out ? into : id));

  async function idsAt(positionId: number, exclude: readonly number[] = [], order: 'ASC' | 'DESC' = 'ASC') {
    const rows = await api.database.models.Player.findAll({
      where: { positionId },
      order: [
        ['value', order],
        ['id', 'ASC'],
      ],
      raw: true,
    });
    return rows.map(({ id }) => id).filter((id) => !exclude.includes(id));
  }

  const cases: [string, (squad: SquadBody) => Promise<Partial<SquadBody>> | Partial<SquadBody>, string[]][] =
    [
      [
        'with eleven in the lineup',
        ({ starting }) => ({ starting: starting.slice(0, 11) }),
        ['starting-size'],
      ],
      ['with a short bench', ({ bench }) => ({ bench: bench.slice(0, 3) }), ['bench-size']],
      ['with no players', () => ({ starting: [], bench: [] }), ['starting-size', 'bench-size']],
      [
        'with an unknown player',
        (s) => ({ bench: swapped(s.bench, s.bench[3] ?? 0, 9999) }),
        ['unknown-players'],
      ],
      [
        'with a player twice',
        (s) => ({ bench: swapped(s.bench, s.bench[3] ?? 0, s.captainId) }),
        ['duplicate-players'],
      ],
      [
        'with two coaches',
        async (s) => ({ bench: swapped(s.bench, s.bench[3] ?? 0, (await idsAt(0, s.starting))[0] ?? 0) }),
        ['coach-count'],
      ],
      [
        'with a keeper for a forward',
        (s) => ({
          starting: swapped(s.starting, s.starting[11] ?? 0, s.bench[0] ?? 0),
          bench: swapped(s.bench, s.bench[0] ?? 0, s.starting[11] ?? 0),
        }),
        ['formation', 'bench-composition'],
      ],
      ['without a captain', () => ({ captainId: null as never }), ['captain-missing']],
      ['with a captain on the bench', (s) => ({ captainId: s.bench[1] ?? 0 }), ['captain-not-starter']],
      ['with the coach as captain', (s) => ({ captainId: s.starting[0] ?? 0 }), ['captain-is-coach']],
      [
        'with one player for both armbands',
        (s) => ({ viceCaptainId: s.captainId }),
        ['captain-is-vice-captain'],
      ],
      [
        'with six defenders',
        async (s) => {
          const defenders = await idsAt(2, [...s.starting, ...s.bench]);
          return { bench: swapped(s.bench, s.bench[2] ?? 0, defenders[60] ?? 0) };
        },
        ['squad-layout'],
      ],
    ];

  it.each(cases)('%s is refused with the reason', async (_, change, codes) => {
    const { client } = await signedIn(api);
    const answer = await client.post('team/add', { teamName: 'Duivels', ...squad, ...(await change(squad)) });
    expect([answer.status, answer.body]).toEqual([422, refusal('lineup-invalid')]);
    expect(answer.body.error.details.issues).toEqual(expect.arrayContaining(coded(...codes)));
    expect((await client.get('teams')).body.teams).toEqual([]);
  });

  it('more expensive than a hundred million is refused', async () => {
    const { client } = await signedIn(api);
    const expensive = async (positionId: number, number: number) =>
      (await idsAt(positionId, [], 'DESC')).slice(0, number);
    const [keepers, defenders, midfielders, forwards] = await Promise.all([
      expensive(1, 2),
      expensive(2, 5),
      expensive(3, 5),
      expensive(4, 3),
    ]);
    const answer = await client.post('team/add', {
      teamName: 'Galacticos',
      starting: [
        ...(await expensive(0, 1)),
        ...keepers.slice(1),
        ...defenders.slice(1),
        ...midfielders.slice(1),
        ...forwards.slice(1),
      ],
      bench: [keepers[0], defenders[0], midfielders[0], forwards[0]],
      captainId: forwards[1],
      viceCaptainId: forwards[2],
    });
    expect(answer.body.error.details.issues).toEqual(expect.arrayContaining(coded('over-budget')));
  });

  it('with four of one nation is refused and names the nation', async () => {
    const { client } = await signedIn(api);
    const germans = [101, 112, 102, 106];
    const keepersOut = squad.starting[1] ?? 0;
    const starting = swapped(squad.starting, keepersOut, 101);
    const bench = swapped(squad.bench, squad.bench[0] ?? 0, 112);
    const [first = 0, second = 0] = squad.starting.slice(2, 4);
    const answer = await client.post('team/add', {
      teamName: 'Mannschaft',
      ...squad,
      starting: swapped(swapped(starting, first, 102), second, 106),
      bench,
    });
    expect(germans).toHaveLength(4);
    expect(answer.body.error.details.issues).toEqual([
      { code: 'club-limit', params: { clubIds: expect.arrayContaining([1]), limit: 3 } },
    ]);
  });

  it('cannot be endless, fractional or text', async () => {
    const { client } = await signedIn(api);
    for (const starting of [Array(33).fill(101), [1.5], ['x'], 'abc', null]) {
      const answer = await client.post('team/add', { teamName: 'Duivels', ...squad, starting });
      expect(answer.body).toEqual(refusal('invalid-input'));
    }
  });
});

describe('the deadline', () => {
  it.each([
    ['one millisecond before', FIRST_DEADLINE - 1, 1],
    ['exactly at its millisecond', FIRST_DEADLINE, 2],
  ])('%s puts a new team into matchday %#', async (_, now, weekId) => {
    api.clock.set(now);
    const { client } = await signedIn(api);
    expect((await client.post('team/add', { teamName: 'Duivels', ...squad })).body.team.weekId).toBe(weekId);
  });

  it('refuses everything after the last one', async () => {
    const { client, teamId } = await manager(api);
    api.clock.set(LAST_DEADLINE);
    const late = await signedIn(api);
    const attempts = await Promise.all([
      late.client.post('team/add', { teamName: 'Te laat', ...squad }),
      client.post(`team/${teamId}`, squad),
      client.post(`team/${teamId}/selections`, squad),
      client.post(`team/${teamId}/copy`),
    ]);
    expect(attempts.map(({ body }) => body)).toEqual(Array(4).fill(refusal('team-locked')));
  });

  it('refuses a lineup for a matchday that has closed meanwhile', async () => {
    const { client, teamId } = await manager(api);
    api.clock.set(FIRST_DEADLINE - 1);
    const save = (weekId: number) =>
      client.post(`team/${teamId}/selections`, { ...benchSwapped(squad), weekId });
    expect((await save(1)).status).toBe(200);
    api.clock.set(FIRST_DEADLINE);
    expect([(await save(1)).status, (await save(1)).body]).toEqual([409, refusal('deadline-passed')]);
    expect((await save(2)).status).toBe(200);
  });

  it('stores a lineup without a matchday for the open one', async () => {
    const { client, teamId } = await manager(api);
    api.clock.set(FIRST_DEADLINE);
    const saveAnswer = await client.post(`team/${teamId}/selections`, benchSwapped(squad));
    expect(saveAnswer.body.team.lineupWeekId).toBe(2);
    const inWeek = async (weekId: number) =>
      (await client.get(`team/${teamId}?weekId=${weekId}`)).body.team.bench;
    expect(await inWeek(1)).toEqual(squad.bench);
    expect(await inWeek(2)).toEqual(benchSwapped(squad).bench);
  });

  it('is the stored one at the time of the save, however it was moved', async () => {
    const { client, teamId } = await manager(api);
    const { Matchday } = api.database.models;
    await Matchday.update({ deadlineAt: FIRST_DEADLINE - 60_000 }, { where: { weekId: 1 } });
    api.clock.set(FIRST_DEADLINE - 60_000);
    const answer = await client.post(`team/${teamId}/selections`, { ...benchSwapped(squad), weekId: 1 });
    await Matchday.update({ deadlineAt: FIRST_DEADLINE }, { where: { weekId: 1 } });
    expect(answer.body).toEqual(refusal('deadline-passed'));
  });
});

function benchSwapped(squad: SquadBody): SquadBody {
  const [keeper = 0, a = 0, b = 0, c = 0] = squad.bench;
  return { ...squad, bench: [keeper, c, a, b] };
}

describe('editing before the start', () => {
  let other: SquadBody;
  beforeAll(async () => {
    other = await aSquad(api.database, 40);
  });

  it.each(['', '/selections'])('of team/{id}%s reads nameVisible in userNames, too', async (path) => {
    const { client, teamId } = await manager(api);
    const readShown = async (fields: object) => {
      const { status, body } = await client.post(`team/${teamId}${path}`, { ...squad, ...fields });
      expect([status, body.team.user.firstName]).toEqual([200, 'Romelu']);
      return body.team.nameVisible;
    };
    expect(await readShown({ userNames: true })).toBe(true);
    expect(await readShown({ userNames: { firstName: 'Eden' } })).toBe(true);
    expect(await readShown({ userNames: { nameVisible: false } })).toBe(false);
    expect(await readShown({ userNames: 'true' })).toBe(false);
    expect(await readShown({ userNames: false, nameVisible: true })).toBe(true);
  });

  it('changes the whole squad and the money with it', async () => {
    const { client, teamId } = await manager(api);
    const { body } = await client.post(`team/${teamId}`, {
      ...other,
      teamName: 'Nieuwe naam',
      nameVisible: true,
    });
    expect(body.team).toMatchObject({
      name: 'Nieuwe naam',
      nameVisible: true,
      version: 2,
      captainId: other.captainId,
    });
    const players: { selection: { purchasePrice: number } }[] = body.players;
    const spent = players.reduce((sum, player) => sum + player.selection.purchasePrice, 0);
    expect(body.team.budget).toBeCloseTo(100 - spent, 5);
    const back = await client.post(`team/${teamId}`, squad);
    expect(back.body.team.starting.toSorted()).toEqual(squad.starting.toSorted());
  });

  it('stores no further row for an unchanged lineup', async () => {
    const { client, teamId } = await manager(api);
    await client.post(`team/${teamId}`, other);
    await client.post(`team/${teamId}`, other);
    expect(await api.database.models.TeamLineup.count({ where: { teamId } })).toBe(1);
  });

  it('returns the same response to the same save, even with an outdated version', async () => {
    const { client, teamId } = await manager(api);
    const first = await client.post(`team/${teamId}`, { ...other, version: 1 });
    const secondAnswer = await client.post(`team/${teamId}`, { ...other, version: 1 });
    expect(secondAnswer.status).toBe(200);
    expect(secondAnswer.body).toEqual({ ...first.body, receipt: null });
  });

  it('refuses a change with an outdated version, and returns the newer one', async () => {
    const { client, teamId } = await manager(api);
    await client.post(`team/${teamId}`, { ...other, version: 1 });
    const late = await client.post(`team/${teamId}`, { ...squad, version: 1 });
    expect([late.status, late.body]).toEqual([409, refusal('team-changed-meanwhile')]);
    expect(late.body.error.details).toEqual({
      version: 2,
      changes: [expect.objectContaining({ kind: 'squad-saved', version: 2 })],
    });
  });

  it('accepts one of two tabs', async () => {
    const { client, teamId } = await manager(api);
    const answers = await Promise.all([
      client.post(`team/${teamId}`, { ...other, version: 1 }),
      client.post(`team/${teamId}/selections`, { ...benchSwapped(squad), version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('has sixteen players and consistent money after many concurrent saves', async () => {
    const { client, teamId } = await manager(api);
    const saves = Array.from({ length: 8 }, (_, index) =>
      client.post(`team/${teamId}`, index % 2 === 0 ? other : squad),
    );
    expect((await Promise.all(saves)).map(({ status }) => status)).toEqual(Array(8).fill(200));
    const { body } = await client.get(`team/${teamId}`);
    const players: { selection: { purchasePrice: number } }[] = body.players;
    const spent = players.reduce((sum, player) => sum + player.selection.purchasePrice, 0);
    expect(body.team.budget).toBeCloseTo(100 - spent, 5);
  });

  it('rejects other players where only the lineup is saved', async () => {
    const { client, teamId } = await manager(api);
    const answer = await client.post(`team/${teamId}/selections`, other);
    expect(answer.body).toEqual(refusal('lineup-invalid'));
    expect(answer.body.error.details.issues).toEqual(coded('squad-changed'));
  });

  it('sells a player at a gain for half of it', async () => {
    const { client, teamId } = await manager(api);
    const { Player } = api.database.models;
    const id = squad.captainId;
    const value = (await Player.findByPk(id, { raw: true }))?.value ?? 0;
    await Player.update({ value: value + 20 }, { where: { id } });
    const before = (await client.get(`team/${teamId}`)).body;
    const after = (await client.post(`team/${teamId}`, other)).body;
    await Player.update({ value }, { where: { id } });
    const players: { selection: { purchasePrice: number } }[] = after.players;
    const spent = players.reduce((sum, player) => sum + player.selection.purchasePrice, 0);
    const others = before.players.filter((player: { id: number }) => player.id !== id);
    const credited = (after.team.budget + spent - 100).toFixed(1);
    expect(others).toHaveLength(15);
    expect(credited).toBe('1.0');
  });

  it('never makes a legal squad illegal', async () => {
    const { client, teamId } = await manager(api);
    const { Competition } = api.database.models;
    const row = await Competition.findOne({ rejectOnEmpty: true });
    const settings = row.settings;
    await row.update({
      settings: JSON.stringify({ ...JSON.parse(settings), teamSameClubPlayersLimit: [1] }),
    });
    const sameSquad = await client.post(`team/${teamId}/selections`, benchSwapped(squad));
    const otherSquad = await client.post(`team/${teamId}`, other);
    await row.update({ settings });
    expect(sameSquad.status).toBe(200);
    expect(otherSquad.body.error.details.issues).toEqual(coded('club-limit'));
  });
});

describe('editing after the start', () => {
  it('requires a transfer for another player and accepts another lineup', async () => {
    const { client, teamId } = await manager(api);
    const other = await aSquad(api.database, 40);
    api.clock.set(FIRST_DEADLINE);
    const refusedAnswer = await client.post(`team/${teamId}`, other);
    expect([refusedAnswer.status, refusedAnswer.body]).toEqual([409, refusal('transfers-required')]);
    expect((await client.post(`team/${teamId}/selections`, other)).body).toEqual(
      refusal('transfers-required'),
    );
    const { starting, bench, captainId } = squad;
    const armbands = { captainId: squad.viceCaptainId, viceCaptainId: captainId };
    const saveAnswer = await client.post(`team/${teamId}`, { starting, bench, ...armbands });
    expect(saveAnswer.body.team).toMatchObject({ ...armbands, lineupWeekId: 2, weekId: 1 });
  });

  it('stores no row for a matchday without a change', async () => {
    const { client, teamId } = await manager(api);
    api.clock.set(SECOND_DEADLINE);
    await client.post(`team/${teamId}/selections`, benchSwapped(squad));
    const rows = await api.database.models.TeamLineup.findAll({
      where: { teamId },
      order: ['weekId'],
      raw: true,
    });
    expect(rows.map(({ weekId }) => weekId)).toEqual([1, 3]);
  });

  it('allows a team that starts later to change everything until its own start', async () => {
    api.clock.set(FIRST_DEADLINE);
    const { client, teamId } = await manager(api);
    const other = await aSquad(api.database, 40);
    expect((await client.post(`team/${teamId}`, other)).status).toBe(200);
    api.clock.set(SECOND_DEADLINE);
    expect((await client.post(`team/${teamId}`, squad)).body).toEqual(refusal('transfers-required'));
  });
});

describe('another user’s team', () => {
  let owner: Manager;
  beforeAll(async () => {
    api.clock.set(BEFORE_THE_START);
    owner = await manager(api);
  });

  const writes = (client: TestClient, id: number | string) => [
    client.post(`team/${id}`, squad),
    client.post(`team/${id}/selections`, squad),
    client.post(`team/${id}/name`, { teamName: 'Van mij' }),
    client.delete(`team/${id}`),
  ];

  it('cannot be changed by a stranger, whatever his role', async () => {
    for (const roles of [[], ['premium'], ['pundit'], ['support'], ['operator']] as const) {
      const { client } = await signedIn(api, { roles: [...roles] });
      const answers = await Promise.all(writes(client, owner.teamId));
      expect(answers.map(({ status, body }) => [status, body])).toEqual(
        Array(4).fill([403, refusal('forbidden')]),
      );
    }
    expect((await owner.client.get(`team/${owner.teamId}`)).body.team).toMatchObject({
      name: 'Rode Duivels',
      version: 1,
    });
  });

  it('cannot be changed by a visitor', async () => {
    const answers = await Promise.all(writes(new TestClient(api.url), owner.teamId));
    expect(answers.map(({ body }) => body)).toEqual(Array(4).fill(refusal('not-signed-in')));
  });

  it.each([999_999, 0, -1, 'abc', '1e3x', '9'.repeat(30)])('returns 404 for %s', async (id) => {
    const answers = await Promise.all(writes(owner.client, id));
    expect(answers.map(({ body }) => body)).toEqual(Array(4).fill(refusal('not-found')));
  });
});

describe('the name', () => {
  it('can be changed at any time, up to 64 characters', async () => {
    const { client, teamId } = await manager(api);
    api.clock.set(LAST_DEADLINE);
    const { body } = await client.post(`team/${teamId}/name`, {
      teamName: 'x'.repeat(64),
      nameVisible: true,
    });
    expect(body.team).toMatchObject({ name: 'x'.repeat(64), nameVisible: true });
    const tooLong = await client.post(`team/${teamId}/name`, { teamName: 'x'.repeat(65) });
    expect(tooLong.body).toEqual(refusal('team-name-too-long'));
  });

  it('of any length that a body may have is refused as too long, and is in no statement', async () => {
    const { client, teamId } = await manager(api);
    const statements: string[] = [];
    const stop = watchStatements(api.database.sequelize, (sql) => statements.push(sql));
    for (const teamName of [
      'x'.repeat(1001),
      'é'.repeat(32_000),
      '👨‍👩‍👧'.repeat(3_500),
      '\u0000'.repeat(10_000),
    ]) {
      for (const [path, body] of [
        ['team/add', { ...squad, teamName }],
        [`team/${teamId}`, { ...squad, teamName }],
        [`team/${teamId}/selections`, { ...squad, teamName }],
        [`team/${teamId}/name`, { teamName }],
      ] as const) {
        const { status, body: answer } = await client.post(path, body);
        expect([status, answer]).toEqual([422, refusal('team-name-too-long')]);
      }
    }
    stop();
    expect(statements.length).toBeGreaterThan(0);
    expect(Math.max(...statements.map(({ length }) => length))).toBeLessThan(10_000);
    expect((await client.get(`team/${teamId}`)).body.team).toMatchObject({
      name: 'Rode Duivels',
      version: 1,
    });
  });

  it('with a NUL character is refused like one with other control characters', async () => {
    const { client, teamId } = await manager(api);
    for (const path of ['', '/selections', '/name']) {
      const answer = await client.post(`team/${teamId}${path}`, { ...squad, teamName: 'Rode\u0000Duivels' });
      expect([answer.status, answer.body]).toEqual([422, refusal('team-name-invalid')]);
    }
  });
});

describe('a copy', () => {
  it('is a team of the caller’s own with the same sixteen', async () => {
    const { client, teamId } = await manager(api);
    const { body } = await client.post(`team/${teamId}/copy`);
    expect(body.team).toMatchObject({ name: 'Rode Duivels (2)', points: 0, version: 1 });
    expect(body.team.id).not.toBe(teamId);
    expect(body.team.bench).toEqual(squad.bench);
    expect((await client.get('teams')).body.teams).toHaveLength(2);
  });

  it('of another user’s team has the public lineup', async () => {
    const owner = await manager(api);
    const { client } = await signedIn(api);
    expect((await client.post(`team/${owner.teamId}/copy`)).body).toEqual(refusal('forbidden'));
    api.clock.set(FIRST_DEADLINE);
    await owner.client.post(`team/${owner.teamId}/selections`, benchSwapped(squad));
    const { body } = await client.post(`team/${owner.teamId}/copy`);
    expect(body.team).toMatchObject({ weekId: 2, bench: squad.bench });
  });

  it('can be made of a long name, and is limited in number', async () => {
    const { client, teamId } = await manager(api, { teamName: '👨‍👩‍👧'.repeat(55) });
    const answers = await Promise.all(Array.from({ length: 11 }, () => client.post(`team/${teamId}/copy`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
    expect(answers.filter(({ status }) => status === 409).map(({ body }) => body)).toEqual(
      Array(2).fill(refusal('too-many-teams')),
    );
  });
});

describe('deleting', () => {
  it('removes an unpaid team and makes room for another', async () => {
    const { client, teamId } = await manager(api);
    expect((await client.delete(`team/${teamId}`)).body).toEqual({ teams: [] });
    expect((await client.get(`team/${teamId}`)).body).toEqual(refusal('not-found'));
    expect((await client.delete(`team/${teamId}`)).body).toEqual(refusal('not-found'));
    expect((await client.post('team/add', { teamName: 'Opnieuw', ...squad })).status).toBe(200);
  });

  it.each([{ paid: true }, { paymentId: 12 }])('is refused with %j', async (change) => {
    const { client, teamId } = await manager(api);
    await api.database.models.Team.update(change, { where: { id: teamId } });
    const answer = await client.delete(`team/${teamId}`);
    expect([answer.status, answer.body]).toEqual([409, refusal('team-not-deletable')]);
  });
});
