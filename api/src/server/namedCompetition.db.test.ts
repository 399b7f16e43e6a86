import { competitionCalls, type Endpoint, endpoints } from '@euro/api-contract';
import { FixedClock } from '../infra/clock/fixedClock.js';
import { importOther, OTHER } from '../testing/importOther.js';
import { importTournament } from '../testing/importTournament.js';
import { type Manager, manager } from '../testing/people.js';
import { BACK } from '../testing/shop.js';
import { startTestApi, type TestApi } from '../testing/testApi.js';
import { type Answer, refusal, TestClient } from '../testing/testClient.js';

const OTHER_START = '2026-06-10T08:00:00Z';
const DEFAULT = { competitionFeed: 'EUROM', seasonId: 2024 };
/** A feed that no competition has, and a season that the feed does not have. */
const UNKNOWN = [{ competitionFeed: 'NOBODY' }, { ...DEFAULT, seasonId: 1999 }];
const TABLE: Readonly<Record<string, Endpoint>> = endpoints;
const CALLS = competitionCalls();
/** Reads beside the table of calls. */
const OTHER_READS = [
  'live/stream',
  'feed.xml',
  'feed.json',
  'calendar.ics',
  'share/portal.png',
  'share/player/110/1.png',
];
/** A message of the default competition's feed that waits for an operator; a decision ends it. */
const HELD = { id: 1, competitionId: 1, messageId: 'm1', way: 'push', digest: 'd1', heldAt: 0 } as const;
/** A deadline of the default competition that an operator set; taking it back ends it. */
const EDIT = {
  ...{
    id: 1,
    competitionId: 1,
    matchId: null,
    weekId: 1,
    setValues: '{"deadlineAt":1}',
    at: 0,
    endedAt: null,
  },
  ...{ feedValues: '{"deadlineAt":1,"isExplicit":false}', reason: 'Regen', actorId: null },
};
/** Of the default competition. */
const FIGURE = { matchId: 1, playerId: 110, field: 'goals', value: 1 };

let api: TestApi;
let visitor: TestClient;
let owner: Manager;
beforeAll(async () => {
  const otherClock = new FixedClock(OTHER_START);
  api = await startTestApi({ clocks: { of: () => otherClock } });
  await importTournament(api.database, api.clock);
  visitor = new TestClient(api.url);
  owner = await manager(api, {}, { roles: ['operator', 'premium'] });
});
beforeEach(async () => {
  const { HeldMessage, FixtureEdit } = api.database.models;
  await FixtureEdit.upsert(EDIT);
  await HeldMessage.upsert({ ...HELD, payload: null, heldChange: null, state: 'waiting' });
});
afterAll(() => api.close());

type Name = Partial<typeof DEFAULT>;

/** Makes a call about rows of the default competition with the name of a competition. */
function call(name: string, competition: Name): Promise<Answer> {
  const [method = '', template = ''] = name.split(' ');
  const { teamId, userId, squad } = owner;
  const [subject = ''] = template.split('/');
  const id = { team: teamId, player: FIGURE.playerId }[subject] ?? 1;
  const params = {
    id,
    teamId,
    userOrTeamId: userId,
    weekId: 1,
    type: 'general',
    code: 'ABCDEF',
    slug: 'rules',
  };
  const path = template.replaceAll(/\{(\w+)\}/g, (_, field: keyof typeof params) => String(params[field]));
  const named = { ...competition, name: 'Kantoor', slug: 'rules', segment: 'everyone' };
  if (!TABLE[name]?.body) return owner.client.get(withQuery(path, named));
  const page = { language: 'nl', title: 'Regels', body: '<p>Regels</p>' };
  const desk = { accepts: false, deadlineDate: '2024-06-19T12:00:00Z', news: null, set: { city: 'Gent' } };
  const won = {
    ...{ prize: 'fiets', ranking: 'week', firstWeek: 1, lastWeek: 1, teamId },
    ...{ from: null, state: 'declined' },
  };
  const announcement = {
    text: { nl: 'Dag', en: 'Hello' },
    startsAt: '2024-06-19T12:00:00Z',
    endsAt: '2024-06-20T12:00:00Z',
  };
  const order = { coupon: 'EURO1PLUS1', redirectURL: BACK, product: 'premium' };
  const body = {
    ...squad,
    ...FIGURE,
    ...page,
    ...order,
    ...desk,
    ...announcement,
    ...won,
    ...named,
    teamName: 'Rode Duivels',
    count: 1,
  };
  return owner.client.send(method, path, { body: { ...body, reason: 'Names a competition' } });
}

function withQuery(path: string, query: object): string {
  const pairs = Object.entries(query).map((pair) => pair.join('='));
  return `${path}?${pairs.join('&')}`;
}

function describeRefusals(): void {
  it.each(CALLS)('%s', async (name) => {
    expect(TABLE[name]?.errors).toContain('not-found');
    const known = await call(name, DEFAULT);
    expect(known.body.error?.code).not.toBe('not-found');
    expect(known.status).not.toBe(500);
    // A coupon is checked without a season.
    for (const unknown of UNKNOWN.slice(0, name === 'POST payments/coupon' ? 1 : 2)) {
      const { status, body } = await call(name, unknown);
      expect([status, body]).toEqual([404, refusal('not-found')]);
    }
  });

  it.each(OTHER_READS)('GET %s', async (path) => {
    for (const unknown of UNKNOWN) {
      const { status, body } = await visitor.get(withQuery(path, unknown));
      expect([status, body]).toEqual([404, refusal('not-found')]);
    }
  });
}

describe('an unknown competition is refused where there is one only', describeRefusals);

describe('an unknown competition is refused where there are several', () => {
  beforeAll(() => importOther(api.database, new FixedClock(OTHER_START)));

  describeRefusals();

  it.each(CALLS)('and a known one is found, except for rows of another one: %s', async (name) => {
    const isOfRow = /\{(id|teamId)\}|^POST admin\/(corrections|news)$/.test(name);
    const { body } = await call(name, OTHER);
    expect(body.error?.code === 'not-found').toBe(isOfRow);
  });
});

it('is refused so that other sites can read it, and is not cached', async () => {
  const { status, headers } = await visitor.get(withQuery('players', { competitionFeed: 'NOBODY' }));
  expect([status, headers.get('access-control-allow-origin')]).toEqual([404, '*']);
  expect(headers.get('cache-control')).toBe('no-store');
});
