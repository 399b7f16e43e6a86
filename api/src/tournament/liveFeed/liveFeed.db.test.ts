import { join } from 'node:path';
import { feedAt, statesOfMatch } from '../../demo/provider/feedAt.js';
import { partOf } from '../../demo/provider/messageOf.js';
import { playMatch } from '../../demo/provider/playMatch.js';
import { seedTeams } from '../../demo/seedTeams.js';
import { competitionsDirectory } from '../../infra/competitionsDirectory.js';
import { snapshotJob } from '../../scoring/live/snapshotJob.js';
import { matchdayDigest, settleDue } from '../../scoring/settlement/index.js';
import { readTournament } from '../../testing/importTournament.js';
import {
  FEED_SECRET,
  importUnplayed,
  KICKOFF,
  MINUTE,
  OPENING,
  type Provider,
  startProvider,
  storedResults,
} from '../../testing/liveFeed.js';
import { signedIn } from '../../testing/people.js';
import { startTestApi, testEnv } from '../../testing/testApi.js';
import { refusal, TestClient } from '../../testing/testClient.js';
import { importFeed } from '../feed/importFeed.js';
import { readFeed } from '../feed/readFeed.js';
import { feedCleanupJob } from './feedCleanupJob.js';

const MUSIALA = 110;
/** Neuer, and Ter Stegen, who does not play. */
const KEEPER = 101;
const SPARE = 122;
const HUNGARY_SWITZERLAND = 2;
const SWISS_MATCH_AT = Date.parse('2024-06-15T13:00:00Z');
const NOTHING = { applied: [], ignored: [] };

let provider: Provider;
beforeEach(async () => {
  provider = await startProvider();
});
afterEach(() => provider.api.close());

const at = (minute: number) => KICKOFF + minute * MINUTE;
const opening = (minute: number) => provider.matchPart(OPENING, at(minute));
const push = (id: string, ...matches: object[]) => provider.push({ id, matches });
const results = () => storedResults(provider.api);
const log = () =>
  provider.api.database.models.FeedMessage.findAll({ order: ['id'], raw: true }).then((rows) =>
    rows.map(({ messageId, way, outcome }) => [messageId, way, outcome]),
  );

/** Goals of a player in the opening match, as they are stored; null without a line. */
async function goalsOf(playerId: number): Promise<number | null> {
  const { MatchStat } = provider.api.database.models;
  const row = await MatchStat.findOne({ where: { matchId: OPENING, playerId }, raw: true });
  return row?.goals ?? null;
}

describe('a signed message', () => {
  it('updates the state of a match, and reports what it did', async () => {
    const { status, body } = await push('m1', await opening(30));
    expect(status).toBe(200);
    expect(body).toMatchObject({ matches: { applied: [OPENING], ignored: [] }, players: NOTHING });
    expect(body.changes).toBeGreaterThan(22);
    provider.api.clock.set(new Date(at(30)).toISOString());
    const { body: read } = await new TestClient(provider.api.url).get(`match/${OPENING}`);
    expect(read.match).toMatchObject({ status: 'live', minute: 31, homeScore: 2, awayScore: 0 });
    expect(await log()).toEqual([['m1', 'push', 'applied']]);
  });

  it('changes nothing in a dry run, which answers what it would change', async () => {
    const message = { id: 'try', matches: [await opening(30)] };
    const before = await results();
    const dry = await provider.push(message, { url: 'EUROM/2024?dryRun=true' });
    expect(dry.body).toMatchObject({ matches: { applied: [OPENING], ignored: [] } });
    expect([await results(), await log()]).toEqual([before, []]);
    const wrong = { ...message, matches: [{ ...message.matches[0], match: { id: OPENING } }] };
    expect((await provider.push(wrong, { url: 'EUROM/2024?dryRun=true' })).status).toBe(422);
    expect(await log()).toEqual([]);
    expect((await provider.push(message)).body).toEqual(dry.body);
  });

  it('changes nothing when it is repeated, and nothing after a newer one', async () => {
    const newer = await opening(60);
    await push('m2', newer);
    const before = await results();
    const { body } = await push('m2', newer);
    expect(body).toMatchObject({ matches: { applied: [], ignored: [OPENING] }, changes: 0 });
    expect((await push('m1', await opening(30))).body.matches.ignored).toEqual([OPENING]);
    expect(await results()).toEqual(before);
    expect(await log()).toEqual([
      ['m2', 'push', 'ignored'],
      ['m1', 'push', 'ignored'],
    ]);
  });

  it('revokes a goal, and the row of a player who did not play', async () => {
    const part = await opening(30);
    const nothing = Object.fromEntries(Object.keys(part.stats[0] ?? {}).map((column) => [column, 0]));
    const empty = { inMin: null, outMin: null, skillIndex: null };
    const card = { ...nothing, ...empty, matchId: OPENING, playerId: SPARE, yellow_cards: 1 };
    const wrong = {
      ...part,
      match: { ...part.match, homeScore: 3 },
      stats: [...part.stats.map((row) => (row.playerId === KEEPER ? { ...row, goals: 1 } : row)), card],
    };
    expect((await push('wrong', wrong)).body.error).toBeUndefined();
    expect([await goalsOf(KEEPER), await goalsOf(SPARE)]).toEqual([1, 0]);
    await push('right', { ...part, version: part.version + 1 });
    expect([await goalsOf(KEEPER), await goalsOf(SPARE)]).toEqual([0, null]);
    provider.api.clock.set(new Date(at(30)).toISOString());
    await snapshotJob.run(provider.api.context, provider.api.clock.now());
    const { body } = await new TestClient(provider.api.url).get(`match/${OPENING}`);
    expect(body.match).toMatchObject({ homeScore: 2 });
  });

  it('may list several matches, each with its own version', async () => {
    await push('m1', await opening(200));
    const { body } = await push(
      'm2',
      await opening(30),
      await provider.matchPart(HUNGARY_SWITZERLAND, SWISS_MATCH_AT + 200 * MINUTE),
    );
    expect(body.matches).toEqual({ applied: [HUNGARY_SWITZERLAND], ignored: [OPENING] });
  });

  it('moves a kick-off, and the deadline that it defines', async () => {
    const part = await provider.matchPart(OPENING, at(-120));
    await push('m1', { ...part, match: { ...part.match, kickoff: '2024-06-14T19:30:00Z' } });
    const matchday = await provider.api.database.models.Matchday.findOne({ where: { weekId: 1 }, raw: true });
    expect(Number(matchday?.deadlineAt)).toBe(at(30));
  });

  it.each(['2024-06-14T18:00:00Z', '2024-06-14T19:30:00Z', '2024-06-15T12:00:00Z'])(
    'moves a kick-off to %s after the deadline, and leaves the deadline unchanged',
    async (kickoff) => {
      provider.api.clock.set(new Date(at(60)).toISOString());
      const part = await provider.matchPart(OPENING, at(-120));
      const { body } = await push('m1', { ...part, match: { ...part.match, kickoff } });
      expect(body.warnings.join()).toContain(`although its first match kicks off at ${kickoff}`);
      const { body: deadlineInfo } = await new TestClient(provider.api.url).get('matches/deadline-info');
      expect(deadlineInfo.weeks[0]).toMatchObject({ weekId: 1, deadlineDate: '2024-06-14T19:00:00.000Z' });
    },
  );

  it('updates whether a player is injured or banned, the news of him, and his value', async () => {
    const { players, clubs } = await readTournament();
    const player = players.find(({ id }) => id === MUSIALA);
    if (!player) throw new Error('There is no such player.');
    const { id, shirt, name, short, forename, surname, clubName, portraitUrl } = player;
    const row = {
      ...{ id, shirt, name, short, forename, surname, clubName, portraitUrl },
      club: clubs.find((club) => club.id === player.clubId)?.short,
      ...{ position: player.positionId, value: '9.9', ban: 0, injury: 1 },
      ...{ news: 'doubtful', newsNl: 'kuit', newsSource: 'DFB', newsAt: '2024-06-01T08:00:00Z' },
    };
    const message = { id: 'p1', players: [{ version: 1, player: row }] };
    expect((await provider.push(message)).body).toMatchObject({
      players: { applied: [MUSIALA], ignored: [] },
      matches: NOTHING,
    });
    const { body } = await new TestClient(provider.api.url).get(`player/${MUSIALA}`);
    expect(body.player).toMatchObject({ value: 9.9, injury: 1, news: { kind: 'doubtful', nl: 'kuit' } });
    const moveAnswer = await provider.push({
      id: 'p2',
      players: [{ version: 2, player: { ...row, club: 'FRA', position: 3 } }],
    });
    const version = Number.MAX_SAFE_INTEGER;
    const last = await provider.push({ id: 'p3', players: [{ version, player: { ...row, injury: 0 } }] });
    expect(last.body.warnings).toEqual([
      `Version ${version} of player ${MUSIALA} is the highest: no later one can change it.`,
    ]);
    const refused = { path: 'players[0].player', column: 'club' };
    expect(moveAnswer.body.error.details.problems).toContainEqual(expect.objectContaining(refused));
  });

  it('is recognised as old after its entry in the log was removed', async () => {
    const part = await opening(60);
    await push('m1', part);
    provider.api.passTime(15 * 24 * 60 * MINUTE);
    await feedCleanupJob.run(provider.api.context, 0);
    expect(await log()).toEqual([]);
    expect((await push('m0', await opening(30))).body.matches.ignored).toEqual([OPENING]);
  });
});

describe('is refused, with nothing changed:', () => {
  it('a wrong signature, an old message, the secret of another competition', async () => {
    const message = { id: 'm1', matches: [await opening(30)] };
    const before = await results();
    const other = `whsec_${Buffer.from('somebody else, and long enough, too').toString('base64')}`;
    for (const options of [
      { secret: other },
      { now: () => provider.api.context.realNow() - 6 * MINUTE },
      { now: () => provider.api.context.realNow() + 6 * MINUTE },
    ]) {
      const { status, body } = await provider.push(message, options);
      expect([status, body]).toEqual([401, refusal('signature-refused')]);
    }
    expect(await results()).toEqual(before);
    expect(await log()).toEqual([]);
    expect(provider.api.logLines.filter((line) => line.includes('wrong signature'))).toHaveLength(3);
  });

  it('a message of an unknown competition', async () => {
    const { status } = await provider.push({ id: 'm1' }, { url: 'OTHER/2026' });
    expect(status).toBe(404);
  });

  it('one of more than a megabyte', async () => {
    const part = await opening(30);
    const matches = Array.from({ length: 45 }, () => ({
      ...part,
      stats: [part.stats, part.stats, part.stats].flat(),
    }));
    expect((await provider.push({ id: 'm1', matches })).status).toBe(413);
  });

  it.each<[string, (part: Awaited<ReturnType<typeof opening>>) => object, object]>([
    [
      'an impossible cell',
      (part) => ({ ...part, stats: part.stats.map((row, i) => (i === 3 ? { ...row, minutes: 999 } : row)) }),
      {
        path: 'matches[1].stats[3]',
        column: 'minutes',
        message: '"999" is not a whole number from 0 to 120.',
      },
    ],
    [
      'a missing column',
      ({ match: { stage: _, ...match }, ...part }) => ({ ...part, match }),
      { path: 'matches[1].match', column: 'stage', message: 'This column is missing.' },
    ],
    [
      'an unknown column',
      (part) => ({ ...part, match: { ...part.match, weather: 'rain' } }),
      { path: 'matches[1].match', column: 'weather', message: 'This column is not part of the format.' },
    ],
    [
      'an unknown match',
      (part) => ({ ...part, match: { ...part.match, id: 999 } }),
      {
        path: 'matches[1].match',
        column: 'id',
        message: 'There is no match "999" in the competition; an import of its pack adds one.',
      },
    ],
    [
      'a row of another match',
      (part) => ({ ...part, stats: part.stats.map((row, i) => (i === 0 ? { ...row, matchId: 2 } : row)) }),
      { path: 'matches[1].stats[0]', column: 'matchId', message: '"2" is not match 1.' },
    ],
    [
      'ten starters',
      (part) => ({ ...part, stats: part.stats.slice(1) }),
      { column: 'started', message: expect.stringContaining('has 10 starters') },
    ],
  ])('%s', async (_, change, problem) => {
    const good = await provider.matchPart(HUNGARY_SWITZERLAND, SWISS_MATCH_AT + 30 * MINUTE);
    const before = await results();
    const { status, body } = await push('m1', good, change(await opening(30)));
    expect([status, body]).toEqual([422, refusal('feed-refused')]);
    expect(body.error.details.problems).toContainEqual(expect.objectContaining(problem));
    expect(await results()).toEqual(before);
    expect(await log()).toEqual([['m1', 'push', 'refused']]);
    // It was no version of the match: the same one may come again, put right.
    expect((await push('m1', await opening(30))).body.matches.applied).toEqual([OPENING]);
  });

  it('a version with other content than before', async () => {
    const part = await opening(30);
    await push('m1', part);
    const { body } = await push('m2', { ...part, match: { ...part.match, homeScore: 4 } });
    expect(body.error.details.problems).toEqual([
      {
        path: 'matches[0]',
        column: 'version',
        message: expect.stringContaining('arrived before and said something else'),
      },
    ]);
  });
});

it('shows operators the time of the last message, and the rejected ones', async () => {
  const { api } = provider;
  const readRejections = async () => {
    const operator = await signedIn(api, { roles: ['operator'] });
    return (await operator.client.get('admin/competitions')).body.competitions[0].liveFeed;
  };
  expect(await readRejections()).toBeNull();
  const { stage: _, ...match } = (await opening(30)).match;
  await push('bad', { ...(await opening(30)), match });
  api.passTime(MINUTE);
  await push('good', await opening(31));
  expect(await readRejections()).toEqual({
    receivedAt: new Date(api.context.realNow()).toISOString(),
    refused: 1,
    refusal: { messageId: 'bad', problem: 'matches[0].match, stage: This column is missing.' },
    pollProblem: null,
  });
  const { body: metrics } = await new TestClient(api.url).get('metrics');
  expect(metrics).toContain('feed_messages{feed="EUROM/2024",outcome="refused"} 1');
  api.passTime(25 * 60 * MINUTE);
  expect(await readRejections()).toMatchObject({ refused: 0, refusal: null });
});

it('accepts messages of a competition with its own secret', async () => {
  const own = `whsec_${Buffer.from('of the World Cup, and of nothing else').toString('base64')}`;
  const beside = await startProvider(
    {
      secrets: [
        { competition: 'WORLDM/2022', secret: own },
        { competition: 'EUROM/2024', secret: FEED_SECRET },
      ],
    },
    provider.api,
  );
  const message = { id: 'm1', matches: [await opening(30)] };
  expect((await beside.push(message, { secret: own })).status).toBe(401);
  expect((await beside.push(message)).status).toBe(200);
  await beside.api.close();
});

it('refers to matches and players of another competition by the ids of its feed', async () => {
  const { api } = provider;
  const read = await readFeed(join(competitionsDirectory(), 'worldcup2022'));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const { feed } = read;
  const importResult = await importFeed(api.database, api.clock, feedAt(feed, 0), { opens: true });
  expect(importResult.ok).toBe(true);
  const partAt = (id: number, moment: number) => {
    const match = feed.matches.find((one) => one.id === id);
    if (!match) throw new Error(`There is no match ${id}.`);
    return partOf(feed, statesOfMatch(feed, match)(moment), moment);
  };
  const kickoff = Date.parse('2022-11-20T16:00:00Z');
  const matches = [partAt(1, kickoff + 40 * MINUTE), partAt(64, kickoff)];
  const { body } = await provider.push({ id: 'm1', matches }, { url: 'WORLDM/2022' });
  expect(body.matches).toEqual({ applied: [1, 64], ignored: [] });
  const { Match, MatchStat } = api.database.models;
  expect(await Match.findByPk(100_001, { raw: true })).toMatchObject({ feedId: 1, minute: 41, homeScore: 0 });
  expect(await Match.findByPk(100_064, { raw: true })).toMatchObject({
    homeFrom: 'W100061',
    homeScore: null,
  });
  expect(await MatchStat.count({ where: { matchId: 100_001 } })).toBe(22);
  expect(await Match.findByPk(1, { raw: true })).toMatchObject({ minute: null, homeScore: null });
  // The same match of the other competition has a version of its own.
  expect((await push('m1', await opening(30))).body.matches.applied).toEqual([OPENING]);
});

it('preserves an operator’s correction until the feed has another value', async () => {
  const { api } = provider;
  const operator = await signedIn(api, { roles: ['operator'] });
  await push('m1', await opening(200));
  api.clock.set(new Date(at(200)).toISOString());
  const body = {
    matchId: OPENING,
    playerId: MUSIALA,
    field: 'assists',
    value: 1,
    reason: 'Verslag van de UEFA',
  };
  expect((await operator.client.post('admin/corrections', body)).status).toBe(200);
  const assists = async () =>
    (
      await api.database.models.MatchStat.findOne({
        where: { matchId: OPENING, playerId: MUSIALA },
        raw: true,
      })
    )?.assists;
  const part = await opening(200);
  await push('m2', { ...part, version: part.version + 1 });
  expect(await assists()).toBe(1);
  // Another match leaves it alone.
  await push('m3', await provider.matchPart(HUNGARY_SWITZERLAND, SWISS_MATCH_AT));
  expect(await assists()).toBe(1);
  const says = part.stats.map((row) => (row.playerId === MUSIALA ? { ...row, assists: 2 } : row));
  const { body: ended } = await push('m4', { ...part, version: part.version + 2, stats: says });
  expect(await assists()).toBe(2);
  expect(ended.warnings.join()).toContain('the correction to 1 ended');
});

it('leaves an operator’s news of a player alone in a message about a match', async () => {
  const { api } = provider;
  const { client } = await signedIn(api, { roles: ['operator'] });
  const news = { kind: 'doubtful', nl: 'kuit', en: null, source: 'DFB' };
  const body = { playerId: MUSIALA, news, reason: 'Persbericht' };
  expect((await client.post('admin/news', body)).status).toBe(200);
  const { body: answer } = await push('m1', await opening(30));
  expect(answer.warnings).toEqual([]);
  const stored = await api.database.models.Player.findByPk(MUSIALA, { raw: true });
  expect(stored).toMatchObject({ news: 'doubtful', newsNl: 'kuit' });
});

it('results in the same data as an import of the files, with the same points', async () => {
  const { api } = provider;
  const feed = await readTournament();
  await seedTeams(api.context, { teams: 20, weekId: 1, seed: 7 });
  const ofWeek = feed.matches.filter(({ weekId }) => weekId === 1);
  const [first, second, ...others] = ofWeek;
  if (!first || !second) throw new Error('There is no first matchday.');
  const deliveries = [first, second]
    .flatMap((match) => playMatch(feed, match, 7))
    .toSorted((a, b) => a.at - b.at);
  const outcomes = { applied: 0, ignored: 0 };
  for (const { at: now, message } of deliveries) {
    api.clock.set(new Date(now).toISOString());
    const { status, body } = await provider.push(message);
    expect([status, body.error]).toEqual([200, undefined]);
    outcomes[body.matches.applied.length > 0 ? 'applied' : 'ignored'] += 1;
    if (now % (20 * MINUTE) === 0) await settleDue(api.context);
  }
  expect(outcomes.applied).toBeGreaterThan(100);
  expect(outcomes.ignored).toBeGreaterThan(50);
  const end = Math.max(...ofWeek.map(({ finishedAt }) => finishedAt));
  const matches = await Promise.all(others.map(({ id }) => provider.matchPart(id, end)));
  await push('others', ...matches);
  api.clock.set(new Date(end).toISOString());
  await settleDue(api.context);

  const importedApi = await startTestApi({ env: testEnv });
  await importUnplayed(importedApi);
  importedApi.clock.set(new Date(end).toISOString());
  await seedTeams(importedApi.context, { teams: 20, weekId: 1, seed: 7 });
  await importFeed(importedApi.database, importedApi.clock, feed);
  await settleDue(importedApi.context);
  const rowsOf = async (database: typeof api.database) => {
    const of = { where: { matchId: ofWeek.map(({ id }) => id) }, raw: true as const };
    return {
      matches: await database.models.Match.findAll({ where: { weekId: 1 }, order: ['id'], raw: true }),
      stats: await database.models.MatchStat.findAll({ ...of, order: ['matchId', 'playerId'] }),
    };
  };
  expect(await rowsOf(api.database)).toEqual(await rowsOf(importedApi.database));
  const digest = await matchdayDigest(api.context, 1, 1);
  expect(digest).toEqual(await matchdayDigest(importedApi.context, 1, 1));
  await importedApi.close();
});
