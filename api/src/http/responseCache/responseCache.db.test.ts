import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { endpoints, SHARED_READS } from '@euro/api-contract';
import { seedTeams } from '../../demo/seedTeams.js';
import { settleDue, settleWeek } from '../../scoring/settlement/index.js';
import { importTournament } from '../../testing/importTournament.js';
import { manager, signedIn } from '../../testing/people.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { type Answer, refusal, TestClient } from '../../testing/testClient.js';
import {
  refreshSnapshot,
  type TournamentSnapshot,
  trustedSnapshot,
} from '../../tournament/snapshot/index.js';
import { LOGGED_REPEAT } from '../middleware/requestLog.js';

const AFTER_TWO = '2024-06-23T08:00:00Z';
const PATH = 'rankings/general';
const SECOND = 1_000;

let api: TestApi;
let visitor: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  await seedTeams(api.context, { teams: 30, weekId: 1, seed: 3 });
  visitor = new TestClient(api.url);
});
beforeEach(async () => {
  api.clock.set(AFTER_TWO);
  await settleDue(api.context);
  await refreshSnapshot(api.context);
});
afterAll(() => api.close());

const leader = ({ body }: Answer) => body.data[0].team;

/** Writes past the API, as another process would: nothing in this one knows. */
async function nameElsewhere(id: number, name: string): Promise<void> {
  await api.database.models.Team.update({ name }, { where: { id } });
}

/** Asks once, so that there is an answer to give again, and gives its leader another name elsewhere. */
async function renamedLeader(name: string): Promise<Answer> {
  await refreshSnapshot(api.context);
  const first = await visitor.get(PATH);
  await nameElsewhere(leader(first).id, name);
  return first;
}

it.each(SHARED_READS)('%s is the same for all callers', (name) => {
  const endpoint = endpoints[name];
  expect(name).toMatch(/^GET /);
  expect(endpoint.access).not.toBe('session');
  expect('personal' in endpoint).toBe(false);
});

describe('a cached response', () => {
  it('is served unchanged for every spelling of a language', async () => {
    const dutch = (header: string) => visitor.get(PATH, { headers: { 'accept-language': header } });
    await dutch('nl-BE,nl;q=0.9,en;q=0.8');
    const first = await renamedLeader('Elders genoemd');
    await dutch('nl-BE,nl;q=0.9,en;q=0.8');
    for (const secondAnswer of [await visitor.get(PATH), await dutch('nl-BE,nl;q=0.9,en;q=0.8')]) {
      const headersOf = ({ headers }: Answer) => {
        const { 'x-request-id': _, date: __, ...rest } = Object.fromEntries(headers);
        return rest;
      };
      expect(secondAnswer.body).toEqual(first.body);
      expect(headersOf(secondAnswer)).toEqual(headersOf(first));
    }
  });

  it('has the request id of the caller', async () => {
    await renamedLeader('Niet gevraagd');
    const secondAnswer = await visitor.get(PATH, { headers: { 'x-request-id': 'given-by-a-caller' } });
    expect(leader(secondAnswer).name).not.toBe('Niet gevraagd');
    expect(secondAnswer.headers.get('x-request-id')).toBe('given-by-a-caller');
  });

  it('is counted each time, and logged with an id once in a hundred', async () => {
    const counted = async () => {
      const { body } = await visitor.get('metrics');
      const line = /_count\{route="GET rankings\/\{type\}",status="200"\} (\d+)/;
      return Number(line.exec(body)?.[1]);
    };
    await renamedLeader('Vaak gevraagd');
    const [before, lines] = [await counted(), api.logLines.length];
    const ids: (string | null)[] = [];
    for (let times = 0; times < 2 * LOGGED_REPEAT; times += 1) {
      await refreshSnapshot(api.context);
      ids.push((await visitor.get(PATH)).headers.get('x-request-id'));
    }
    expect(await counted()).toBe(before + 2 * LOGGED_REPEAT);
    const logged = api.logLines
      .slice(lines)
      .map((line) => JSON.parse(line))
      .filter(({ oneIn }) => oneIn === LOGGED_REPEAT);
    expect(logged).toHaveLength(2);
    expect(logged[0]).toMatchObject({ method: 'GET', path: `/api/${PATH}`, status: 200, msg: 'request' });
    expect(logged.map(({ requestId }) => requestId)).toEqual(ids.filter((id) => id !== null));
  });

  it('has no request id, which errors still have', async () => {
    const { headers, body } = await visitor.get('rankings/nothing');
    expect(body.error.requestId).toBe(headers.get('x-request-id'));
    expect(body.error.requestId).toMatch(/^[\w-]{36}$/);
  });

  it('is 304 without a body for a matching entity tag', async () => {
    const { headers } = await renamedLeader('Niet gezien');
    const secondAnswer = await visitor.get(PATH, {
      headers: { 'if-none-match': `W/"x", ${headers.get('etag')}` },
    });
    expect([secondAnswer.status, secondAnswer.body, secondAnswer.headers.get('content-type')]).toEqual([
      304,
      '',
      null,
    ]);
    const cacheControl = secondAnswer.headers.get('cache-control');
    expect([secondAnswer.headers.get('etag'), cacheControl]).toEqual([
      headers.get('etag'),
      headers.get('cache-control'),
    ]);
  });

  it('is computed again once this process has committed a transaction', async () => {
    await renamedLeader('Na een schrijven');
    await api.context.withTransaction(async () => undefined);
    expect(leader(await visitor.get(PATH)).name).toBe('Na een schrijven');
  });

  it('is served while others save lineups, and computed again for a team that the call names', async () => {
    const { client, teamId, squad } = await manager(api);
    const { captainId, viceCaptainId } = squad;
    await refreshSnapshot(api.context);
    const others = ['players', 'matches', 'clubs', 'competition'];
    const tags = () =>
      Promise.all([PATH, ...others].map(async (path) => (await visitor.get(path)).headers.get('etag')));
    const before = await tags();
    const { id } = leader(await visitor.get(PATH));
    await nameElsewhere(id, 'Tussen het bewaren');
    const path = `team/${teamId}/selections`;
    const saveAnswer = await client.post(path, {
      ...squad,
      captainId: viceCaptainId,
      viceCaptainId: captainId,
    });
    expect(saveAnswer.body.receipt.kind).toMatch(/-saved$/);
    expect(await tags()).toEqual(before);
    // A refusal changed nothing either.
    expect((await client.post(path, { ...squad, captainId: -1 })).status).not.toBe(200);
    expect(leader(await visitor.get(PATH)).name).not.toBe('Tussen het bewaren');
    // What names are shown in is made again at once.
    expect((await client.post(`team/${teamId}/name`, { teamName: 'Nieuwe naam' })).status).toBe(200);
    expect(leader(await visitor.get(PATH)).name).toBe('Tussen het bewaren');
    expect((await tags()).slice(1)).toEqual(before.slice(1));
  });

  it('is computed again after a second', async () => {
    await renamedLeader('Een tel later');
    api.passTime(SECOND);
    expect(leader(await visitor.get(PATH)).name).toBe('Een tel later');
  });

  it('is computed again when the clock reveals something', async () => {
    const before = await visitor.get('matches');
    api.clock.set('2024-06-23T21:30:00Z');
    const statuses = ({ body }: Answer) => body.matches.map(({ status }: { status: string }) => status);
    expect(statuses(await visitor.get('matches'))).not.toEqual(statuses(before));
  });

  it('is computed again when another process settles', async () => {
    const other = await startTestApi({ clock: api.clock }, api);
    try {
      await settleWeek(other.context, 1);
      const first = await visitor.get(PATH);
      await nameElsewhere(leader(first).id, 'Elders verrekend');
      await refreshSnapshot(api.context);
      expect(leader(await visitor.get(PATH)).name).toBe('Elders verrekend');
    } finally {
      await other.close();
    }
  });

  it('is not used for calls with a token', async () => {
    const { client } = await signedIn(api);
    await renamedLeader('Voor wie aangemeld is');
    expect(leader(await client.get(PATH)).name).toBe('Voor wie aangemeld is');
    expect((await new TestClient(api.url).get(PATH, { headers: { authorization: 'x' } })).status).toBe(401);
  });

  it('is cached by language', async () => {
    const nameIn = async (language: string) => {
      const { body } = await visitor.get('matches', { headers: { 'accept-language': language } });
      return body.matches[0].homeId.name;
    };
    expect([await nameIn('nl'), await nameIn('en')]).toEqual(['Duitsland', 'Germany']);
  });

  it('is not used for an unsupported contract', async () => {
    await visitor.get(PATH);
    const answer = await visitor.get(PATH, { headers: { 'euro-contract': '99' } });
    expect(answer.body).toEqual(refusal('contract-unsupported'));
  });

  it('is not used where no job refreshes the snapshot', async () => {
    const other = await startTestApi({ clock: api.clock }, api);
    try {
      const apart = new TestClient(other.url);
      await nameElsewhere(leader(await apart.get(PATH)).id, 'Zonder taak');
      expect(leader(await apart.get(PATH)).name).toBe('Zonder taak');
    } finally {
      await other.close();
    }
  });
});

/** Requests a path once; returns the snapshot behind the response, without retaining it. */
async function requestOnce(path: string): Promise<WeakRef<TournamentSnapshot>> {
  await refreshSnapshot(api.context);
  await visitor.get(path);
  const snapshot = trustedSnapshot(api.context);
  if (!snapshot) throw new Error('No job refreshes the snapshot.');
  return new WeakRef(snapshot);
}

it('an outdated snapshot is not retained by responses that are not requested again', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const before: WeakRef<TournamentSnapshot>[] = [];
  for (const page of [1, 2, 3, 4]) {
    await settleWeek(api.context, 1);
    before.push(await requestOnce(`${PATH}?pageNumber=${page}`));
  }
  await setTimeout(10);
  collectGarbage();
  expect(before.map((snapshot) => snapshot.deref() !== undefined)).toEqual([false, false, false, true]);
});
