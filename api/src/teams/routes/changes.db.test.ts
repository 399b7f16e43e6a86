import { changeSettings } from '../../testing/changeSettings.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Manager, manager, signedIn } from '../../testing/people.js';
import { aSquad, type SquadBody } from '../../testing/squads.js';
import { BEFORE_THE_START, startTestApi, type TestApi } from '../../testing/testApi.js';
import { refusal, TestClient } from '../../testing/testClient.js';
import { transfersFor } from '../../testing/transfersFor.js';

const FIRST_DEADLINE = '2024-06-14T19:00:00.000Z';
const SECOND_DEADLINE = '2024-06-19T13:00:00.000Z';

let api: TestApi;
let squad: SquadBody;
let other: SquadBody;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  squad = await aSquad(api.database);
  other = await aSquad(api.database, 40);
});
afterAll(() => api.close());
beforeEach(() => api.clock.set(BEFORE_THE_START));

const changes = async ({ client, teamId }: Pick<Manager, 'client' | 'teamId'>, query = '') =>
  (await client.get(`team/${teamId}/changes${query}`)).body;
const lastOf = async (fan: Manager) => (await changes(fan)).data[0];

/** A bench defender for a starting one, and the bench in another order. */
function rearranged({ starting, bench, captainId, viceCaptainId }: SquadBody) {
  const [keeper = 0, defender = 0, midfielder = 0, forward = 0] = bench;
  const out = starting[2] ?? 0;
  return {
    starting: starting.map((id) => (id === out ? defender : id)),
    bench: [keeper, forward, out, midfielder],
    captainId: viceCaptainId,
    viceCaptainId: captainId,
  };
}

describe('the receipt of a change', () => {
  it('lists a new team’s squad, armbands and money', async () => {
    const fan = await manager(api);
    const { body } = await fan.client.get(`team/${fan.teamId}`);
    expect(await lastOf(fan)).toEqual({
      id: expect.any(Number),
      teamId: fan.teamId,
      kind: 'team-created',
      weekId: 1,
      at: BEFORE_THE_START,
      deadlineDate: FIRST_DEADLINE,
      msBeforeDeadline: Date.parse(FIRST_DEADLINE) - Date.parse(BEFORE_THE_START),
      version: 1,
      changes: {
        playersIn: [...body.team.starting, ...body.team.bench],
        captain: { from: null, to: squad.captainId },
        viceCaptain: { from: null, to: squad.viceCaptainId },
        moneyLeft: { from: 100, to: body.team.budget },
      },
    });
  });

  it('lists incoming and outgoing players of a saved squad, and its new name', async () => {
    const fan = await manager(api);
    const { client, teamId } = fan;
    const before = (await client.get(`team/${teamId}`)).body.team;
    const { body } = await client.post(`team/${teamId}`, { ...other, teamName: 'Anders' });
    const receipt = await lastOf(fan);
    expect(receipt).toEqual(body.receipt);
    expect(receipt).toMatchObject({
      kind: 'squad-saved',
      version: 2,
      changes: {
        playersIn: expect.arrayContaining(other.bench),
        playersOut: expect.arrayContaining(squad.bench),
        name: { from: 'Rode Duivels', to: 'Anders' },
        captain: { from: squad.captainId, to: other.captainId },
        moneyLeft: { from: before.budget, to: body.team.budget },
      },
    });
  });

  it('lists a lineup’s moves, bench order and armbands, and no unchanged players', async () => {
    const fan = await manager(api);
    const { client, teamId } = fan;
    const lineup = rearranged(squad);
    const { receipt } = (await client.post(`team/${teamId}/selections`, lineup)).body;
    expect(receipt.kind).toBe('lineup-saved');
    expect(receipt.changes).toEqual({
      toPitch: [squad.bench[1]],
      toBench: [squad.starting[2]],
      benchOrder: { from: squad.bench, to: lineup.bench },
      captain: { from: squad.captainId, to: squad.viceCaptainId },
      viceCaptain: { from: squad.viceCaptainId, to: squad.captainId },
    });
  });

  it('records a new name, which no deadline applies to', async () => {
    const fan = await manager(api);
    api.clock.set(SECOND_DEADLINE);
    const { client, teamId } = fan;
    await client.post(`team/${teamId}/name`, { teamName: 'Anders', nameVisible: true });
    expect(await lastOf(fan)).toMatchObject({
      kind: 'team-renamed',
      weekId: 3,
      deadlineDate: null,
      msBeforeDeadline: null,
      changes: {
        name: { from: 'Rode Duivels', to: 'Anders' },
        nameVisible: { from: false, to: true },
      },
    });
    await client.post(`team/${teamId}`, { ...squad, nameVisible: false });
    expect(await lastOf(fan)).toMatchObject({
      kind: 'team-renamed',
      changes: { nameVisible: { from: true, to: false } },
    });
  });

  it('of a copy records a created team', async () => {
    const { client, teamId } = await manager(api);
    const { body } = await client.post(`team/${teamId}/copy`);
    expect(body.receipt).toMatchObject({ kind: 'team-created', teamId: body.team.id, version: 1 });
  });

  it('is in the response of the change, and is not written when nothing changed', async () => {
    const fan = await manager(api);
    const { client, teamId } = fan;
    for (const [path, body] of [
      [`team/${teamId}`, squad],
      [`team/${teamId}/selections`, squad],
      [`team/${teamId}/name`, { teamName: ' Rode  Duivels ' }],
    ] as const) {
      expect((await client.post(path, body)).body.receipt).toBeNull();
    }
    expect(await changes(fan)).toMatchObject({ totalRecords: 1, data: [{ kind: 'team-created' }] });
  });

  it('is not written for a refused change', async () => {
    const fan = await manager(api);
    const { client, teamId } = fan;
    await client.post(`team/${teamId}`, { ...other, bench: [] });
    await client.post(`team/${teamId}/name`, { teamName: 'ab' });
    await client.post(`team/${teamId}/booster`, { boosterType: 'bank' });
    expect((await changes(fan)).totalRecords).toBe(1);
  });
});

describe('the list of changes', () => {
  it('has the newest first, in pages', async () => {
    const fan = await manager(api);
    const { client, teamId } = fan;
    for (const teamName of ['Een', 'Twee', 'Drie']) await client.post(`team/${teamId}/name`, { teamName });
    const page = async (pageNumber: number) => changes(fan, `?pageRecords=3&pageNumber=${pageNumber}`);
    const versions = (answer: { data: { version: number }[] }) => answer.data.map(({ version }) => version);
    expect(versions(await page(1))).toEqual([4, 3, 2]);
    expect(versions(await page(2))).toEqual([1]);
    expect(await page(3)).toEqual({ totalRecords: 4, data: [], looks: [] });
  });

  it('lists the changes since a version', async () => {
    const fan = await manager(api);
    const { client, teamId } = fan;
    await client.post(`team/${teamId}/name`, { teamName: 'Een' });
    await client.post(`team/${teamId}`, other);
    const since = async (version: number) => changes(fan, `?sinceVersion=${version}`);
    expect(await since(1)).toMatchObject({ totalRecords: 2, data: [{ version: 3 }, { version: 2 }] });
    expect(await since(3)).toEqual({ totalRecords: 0, data: [], looks: [] });
  });

  it('is for the owner only, whatever the caller’s role', async () => {
    const { teamId } = await manager(api);
    for (const roles of [[], ['premium'], ['pundit'], ['support'], ['operator']] as const) {
      const { client } = await signedIn(api, { roles: [...roles] });
      expect((await client.get(`team/${teamId}/changes`)).body).toEqual(refusal('forbidden'));
    }
    const visitor = await new TestClient(api.url).get(`team/${teamId}/changes`);
    expect(visitor.body).toEqual(refusal('not-signed-in'));
  });

  it('returns 404 for an unknown team', async () => {
    const { client, teamId } = await manager(api);
    await client.delete(`team/${teamId}`);
    for (const id of [teamId, 999_999, 'x']) {
      expect((await client.get(`team/${id}/changes`)).body).toEqual(refusal('not-found'));
    }
  });
});

describe('two tabs', () => {
  it('cannot overwrite each other: the second is refused, and gets the difference', async () => {
    const fan = await manager(api);
    const { client, teamId } = fan;
    api.clock.set(FIRST_DEADLINE);
    const transfers = await transfersFor(api.database, squad, [squad.captainId]);
    const tabs = [
      () => client.post(`team/transfers/${teamId}`, { transfers, version: 1 }),
      () => client.post(`team/${teamId}/selections`, { ...rearranged(squad), version: 1 }),
      () => client.post(`team/${teamId}/selections`, { ...rearranged(rearranged(squad)), version: 1 }),
    ];
    const answers = await Promise.all(tabs.map((tab) => tab()));
    const [winner, ...more] = answers.filter(({ status }) => status === 200);
    const losers = answers.filter(({ status }) => status === 409);
    expect([more, losers.length]).toEqual([[], 2]);
    for (const { body } of losers) {
      expect(body).toEqual(refusal('team-changed-meanwhile'));
      expect(body.error.details).toEqual({ version: 2, changes: [winner?.body.receipt] });
    }
    expect((await changes(fan)).totalRecords).toBe(2);
  });

  it('that are far apart get the last twenty changes', async () => {
    const { client, teamId } = await manager(api);
    for (let index = 0; index < 22; index += 1) {
      await client.post(`team/${teamId}/name`, { teamName: `Naam ${index}` });
    }
    const { details } = (await client.post(`team/${teamId}`, { ...other, version: 1 })).body.error;
    expect(details.version).toBe(23);
    expect(details.changes.map(({ version }: { version: number }) => version)).toEqual(
      Array.from({ length: 20 }, (_, index) => 23 - index),
    );
  });

  it('that play a booster and save a squad at once agree on which was first', async () => {
    await changeSettings(api.database, { boostersEnabled: true, boostersFromWeek: 1 });
    const { client, teamId } = await manager(api);
    const answers = await Promise.all([
      client.post(`team/${teamId}/booster`, { boosterType: 'bank', version: 1 }),
      client.post(`team/${teamId}`, { ...other, version: 1 }),
    ]);
    await changeSettings(api.database, { boostersEnabled: false, boostersFromWeek: 5 });
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
