import { changeSettings } from '../../testing/changeSettings.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Manager, manager, signedIn } from '../../testing/people.js';
import { aSquad, type SquadBody } from '../../testing/squads.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { type Answer, refusal, type TestClient } from '../../testing/testClient.js';
import { transfersFor } from '../../testing/transfersFor.js';

const THIRD_DEADLINE = Date.parse('2024-06-23T19:00:00Z');
const FOURTH_DEADLINE = Date.parse('2024-06-29T16:00:00Z');
const FIFTH_DEADLINE = Date.parse('2024-07-05T16:00:00Z');

let api: TestApi;
let squad: SquadBody;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  await changeSettings(api.database, { boostersEnabled: true, transfersResettable: true });
  squad = await aSquad(api.database);
});
afterAll(() => api.close());

/** A team that plays since matchday 4, in matchday 5. */
async function startedTeam(): Promise<Manager> {
  api.clock.set(THIRD_DEADLINE);
  const owner = await manager(api);
  api.clock.set(FOURTH_DEADLINE);
  return owner;
}

/** A team whose first matchday is the fifth: its squad may change without limit until then. */
async function newTeam(): Promise<Manager> {
  api.clock.set(FOURTH_DEADLINE);
  return manager(api);
}

async function transfersOf({ captainId }: SquadBody) {
  return transfersFor(api.database, squad, [captainId]);
}

interface Write {
  readonly name: string;
  readonly owner: () => Promise<{ readonly client: TestClient; readonly teamId: number }>;
  readonly send: (client: TestClient, teamId: number) => Promise<Answer>;
}

const otherBench = () => {
  const [keeper = 0, first = 0, ...others] = squad.bench;
  return [keeper, ...others, first];
};

const writes: Write[] = [
  {
    name: 'a new team',
    owner: async () => {
      api.clock.set(FOURTH_DEADLINE);
      return { ...(await signedIn(api)), teamId: 0 };
    },
    send: (client) => client.post('team/add', { teamName: 'Duivels', ...squad, weekId: 5 }),
  },
  {
    name: 'a squad',
    owner: newTeam,
    send: (client, id) => client.post(`team/${id}`, { ...squad, bench: otherBench(), weekId: 5 }),
  },
  {
    name: 'a lineup',
    owner: startedTeam,
    send: (client, id) => client.post(`team/${id}/selections`, { ...squad, bench: otherBench(), weekId: 5 }),
  },
  {
    name: 'a transfer',
    owner: startedTeam,
    send: async (client, id) =>
      client.post(`team/transfers/${id}`, { transfers: await transfersOf(squad), weekId: 5 }),
  },
  {
    name: 'transfers undone',
    owner: async () => {
      const owner = await startedTeam();
      const transfers = await transfersOf(squad);
      expect((await owner.client.post(`team/transfers/${owner.teamId}`, { transfers })).status).toBe(200);
      return owner;
    },
    send: (client, id) => client.post(`team/transfers/${id}/reset`, { weekId: 5 }),
  },
  {
    name: 'a booster',
    owner: startedTeam,
    send: (client, id) => client.post(`team/${id}/booster`, { boosterType: 'bank', weekId: 5 }),
  },
];

describe.each(writes)('$name with an explicit matchday', ({ owner, send }) => {
  it('is accepted in the last millisecond before the deadline', async () => {
    const { client, teamId } = await owner();
    api.clock.set(FIFTH_DEADLINE - 1);
    const { status, body } = await send(client, teamId);
    expect([status, body.error]).toEqual([200, undefined]);
    expect(body.receipt).toMatchObject({ weekId: 5, msBeforeDeadline: 1 });
  });

  it('is refused at the deadline itself and changes nothing of the next matchday', async () => {
    const { client, teamId } = await owner();
    const version = teamId === 0 ? null : (await client.get(`team/${teamId}`)).body.team.version;
    api.clock.set(FIFTH_DEADLINE);
    const { status, body } = await send(client, teamId);
    expect([status, body]).toEqual([409, refusal('deadline-passed')]);
    expect(body.error.details).toMatchObject({ weekId: 5, msAfterDeadline: 0 });
    if (version === null) expect((await client.get('teams')).body.teams).toEqual([]);
    else expect((await client.get(`team/${teamId}`)).body.team.version).toBe(version);
  });
});
