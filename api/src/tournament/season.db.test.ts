import { settleDue } from '../scoring/settlement/index.js';
import { signedIn } from '../testing/people.js';
import type { SeasonPack } from '../testing/seasonPack.js';
import { smallDeadline, smallLeague, statRow } from '../testing/smallLeague.js';
import { startTestApi, type TestApi } from '../testing/testApi.js';
import { TestClient } from '../testing/testClient.js';
import { describeProblem } from './feed/feedProblem.js';
import { importFeed } from './feed/importFeed.js';
import { applyMessage } from './liveFeed/applyMessage.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BEFORE = smallDeadline(1) - DAY;
/** Four of AAA, coach included, as many as a squad may have. */
const SQUAD = {
  starting: [100, 101, 103, 104, 203, 208, 308, 412],
  bench: [201, 303, 309, 408],
  captainId: 412,
  viceCaptainId: 308,
};
const [COACH_C, MIDFIELDER, FORWARD, OTHER_FORWARD] = [300, 208, 412, 212];

let api: TestApi;
let visitor: TestClient;
beforeEach(async () => {
  api = await startTestApi();
  visitor = new TestClient(api.url);
  api.clock.set(new Date(BEFORE).toISOString());
  await importLeague(smallLeague(0));
});
afterEach(() => api.close());

async function importLeague(league: SeasonPack) {
  const result = await importFeed(api.database, api.clock, await league.feed());
  if (!result.ok) throw new Error(result.problems.map(describeProblem).join('\n'));
  return result.report;
}

/** The league as it is a day after a matchday, settled. */
async function playUpTo(weekId: number, edit: (league: SeasonPack) => void = () => {}) {
  const league = smallLeague(weekId);
  edit(league);
  api.clock.set(new Date(smallDeadline(weekId) + DAY).toISOString());
  const report = await importLeague(league);
  await settleDue(api.context);
  return report;
}

async function fanWithTeam() {
  const { client } = await signedIn(api);
  const answer = await client.post('team/add', { teamName: 'Fans', ...SQUAD });
  expect([answer.status, answer.body.error]).toEqual([200, undefined]);
  const teamId: number = answer.body.team.id;
  return {
    client,
    teamId,
    view: async () => (await client.get(`team/${teamId}`)).body,
    points: async (weekId: number) => (await client.get(`team/${teamId}/points/${weekId}`)).body,
    transfer: (outId: number, inId: number) =>
      client.post(`team/transfers/${teamId}`, { transfers: [{ outId, inId }] }),
  };
}

const rowOf = (rows: SeasonPack['players'], id: number) => {
  const row = rows.find((one) => one.id === id);
  if (!row) throw new Error(`There is no row ${id}.`);
  return row;
};
const iso = (at: number) => new Date(at).toISOString().replace('.000', '');
const playerOf = async (id: number) => {
  const { body } = await visitor.get('players');
  return body.players.find((player: { id: number }) => player.id === id);
};
const byId = <T extends { id: number }>(rows: readonly T[], id: number) => rows.find((row) => row.id === id);

describe('a player who leaves the competition', () => {
  const LEFT = smallDeadline(1) + 2 * DAY;
  const leave = (league: SeasonPack) => {
    rowOf(league.players, FORWARD).leftAt = iso(LEFT);
    league.values.push(
      { player: FORWARD, from: iso(LEFT - HOUR), value: '6.0' },
      { player: FORWARD, from: iso(smallDeadline(1) + 3 * DAY), value: '9.0' },
    );
    // His number is free again.
    rowOf(league.players, 413).shirt = '';
    league.spells.push({ player: 413, club: 'DDD', from: iso(LEFT), shirt: 12 });
    for (const stat of league.stats) {
      if (stat.playerId !== FORWARD || Number(stat.matchId) < 3) continue;
      Object.assign(stat, {
        ...statRow(Number(stat.matchId), 413, Number(stat.conceeded)),
        goals: stat.goals,
      });
    }
  };

  it('is shown as such in the list, with the value he had, and without matches to come', async () => {
    await playUpTo(1, leave);
    // A day before he goes: he misses the open matchday.
    expect(await playerOf(FORWARD)).toMatchObject({ eliminated: true, value: 5 });
    api.clock.set(new Date(smallDeadline(1) + 4 * DAY).toISOString());
    await settleDue(api.context);
    expect(await playerOf(FORWARD)).toMatchObject({
      leftAt: new Date(LEFT).toISOString(),
      eliminated: true,
      clubId: 4,
      value: 6,
      upcomingMatches: [],
      clubs: [{ from: null, clubId: 4, shirt: 12 }],
    });
    const { body } = await visitor.get('club/4');
    expect(body.players.map(({ id }: { id: number }) => id)).not.toContain(FORWARD);
    expect((await visitor.get(`player/${FORWARD}`)).body.values.at(-1).value).toBe(6);
  });

  it('is not for sale, and stays without points with the team that has him until it sells him at that value', async () => {
    const fan = await fanWithTeam();
    await playUpTo(1, leave);
    await playUpTo(2, leave);
    const other = await signedIn(api);
    const refused = await other.client.post('team/add', { teamName: 'Others', ...SQUAD });
    expect(refused.body.error).toMatchObject({
      code: 'lineup-invalid',
      details: { issues: [{ code: 'player-left', params: { playerIds: [FORWARD] } }] },
    });
    const points = await fan.points(2);
    const selection = points.selections.find(({ playerId }: { playerId: number }) => playerId === FORWARD);
    expect(selection).toMatchObject({ points: 0, minutes: 0, status: 'no-match' });
    const { players } = await fan.view();
    expect(byId<{ id: number; selection: object }>(players, FORWARD)?.selection).toMatchObject({
      purchasePrice: 5,
      sellingPrice: 5.5,
    });
    const sold = await fan.transfer(FORWARD, OTHER_FORWARD);
    expect([sold.status, sold.body.transfers]).toEqual([
      200,
      [expect.objectContaining({ outId: FORWARD, inId: OTHER_FORWARD, extra: false })],
    ]);
    const back = await fan.transfer(OTHER_FORWARD, FORWARD);
    expect(back.body.error.details.issues).toEqual([
      { code: 'player-left', params: { playerIds: [FORWARD] } },
    ]);
  });
});

describe('a player who moves to another club', () => {
  const MOVED = smallDeadline(2) + 2 * DAY;
  const move = (league: SeasonPack) => {
    league.spells.push({ player: MIDFIELDER, club: 'AAA', from: iso(MOVED), shirt: 20 });
    // From matchday 3 on he plays for AAA, in place of 108, and 213 for BBB in his.
    for (const stat of league.stats) {
      if (Number(stat.matchId) < 5) continue;
      if (stat.playerId === MIDFIELDER) stat.playerId = 213;
      else if (stat.playerId === 108) stat.playerId = MIDFIELDER;
    }
  };
  const squadIn = async (matchId: number, side: 'home' | 'away') => {
    const { body } = await visitor.get(`match/${matchId}`);
    return byId<{ id: number; shirt: number; in: number }>(body[side].players, MIDFIELDER);
  };

  it('keeps the old club in all matches before, on every page', async () => {
    await playUpTo(3, move);
    // AAA–BBB on matchday 1, AAA–DDD on matchday 3.
    expect(await squadIn(1, 'away')).toMatchObject({ shirt: 8, in: 90 });
    expect(await squadIn(1, 'home')).toBeUndefined();
    expect(await squadIn(5, 'home')).toMatchObject({ shirt: 20, in: 90 });
    const { body } = await visitor.get(`player/${MIDFIELDER}`);
    expect(body.stats.map(({ clubId }: { clubId: number }) => clubId)).toEqual([2, 2, 1]);
    expect(body.player).toMatchObject({
      clubId: 1,
      shirt: 20,
      clubs: [
        { from: null, clubId: 2, shirt: 8 },
        { from: new Date(MOVED).toISOString(), clubId: 1, shirt: 20 },
      ],
    });
    const clubs = await Promise.all([1, 2].map((id) => visitor.get(`club/${id}`)));
    const starts = clubs.map(({ body: { players } }) =>
      byId<{ id: number; starts: number; shirt: number }>(players, MIDFIELDER),
    );
    expect(starts).toEqual([expect.objectContaining({ starts: 1, shirt: 20 }), undefined]);
  });

  it('makes extras of a squad that has too many of the new club then, never an illegal team', async () => {
    const fan = await fanWithTeam();
    await playUpTo(2, move);
    const same = await fan.client.post(`team/${fan.teamId}`, {
      ...SQUAD,
      captainId: 308,
      viceCaptainId: 412,
    });
    expect(same.status).toBe(200);
    const refused = await fan.transfer(303, 403);
    expect(refused.body.error.details.issues[0]).toMatchObject({
      code: 'only-surplus-clubs',
      params: { clubIds: [1] },
    });
    const extra = await fan.transfer(MIDFIELDER, 409);
    expect([extra.status, extra.body.transfers]).toEqual([200, [expect.objectContaining({ extra: true })]]);
    expect(extra.body.freeTransfers).toMatchObject({ used: 0 });
  });

  it('scores the same for a team as before, and settles nothing again', async () => {
    const fan = await fanWithTeam();
    await playUpTo(2);
    const before = [await fan.points(1), await fan.points(2)].map(
      ({ visibleWeekPoints }) => visibleWeekPoints,
    );
    const report = await playUpTo(2, move);
    expect(report.toSettleAgain).toEqual([]);
    expect(report.moves).toEqual([`Player ${MIDFIELDER}: BBB, AAA from ${iso(MOVED)}`]);
    expect(
      [await fan.points(1), await fan.points(2)].map(({ visibleWeekPoints }) => visibleWeekPoints),
    ).toEqual(before);
  });
});

describe('a message of a live feed', () => {
  const send = async (league: SeasonPack, id: number, spells?: object[]) => {
    const { id: competitionId = 0 } = (await api.database.models.Competition.findOne({ raw: true })) ?? {};
    const player = rowOf(league.players, id);
    const version = api.clock.now();
    return applyMessage(api.context, {
      competitionId,
      way: 'push',
      message: {
        id: `m-${version}`,
        matches: [],
        players: [{ version, player, ...(spells && { spells: spells as SeasonPack['spells'] }) }],
      },
    });
  };
  const MOVE = { player: MIDFIELDER, club: 'AAA', from: iso(smallDeadline(2) + 2 * DAY), shirt: 20 };

  it('moves a player from a moment on, and leaves his clubs as they are where it does not say', async () => {
    await playUpTo(2);
    const league = smallLeague(2);
    expect(await send(league, MIDFIELDER, [MOVE])).toMatchObject({ ok: true });
    expect(await playerOf(MIDFIELDER)).toMatchObject({ clubId: 1, shirt: 20 });
    rowOf(league.players, MIDFIELDER).injury = 1;
    api.clock.set(new Date(smallDeadline(2) + DAY + HOUR).toISOString());
    expect(await send(league, MIDFIELDER)).toMatchObject({ ok: true });
    expect(await playerOf(MIDFIELDER)).toMatchObject({ clubId: 1, shirt: 20, injury: 1 });
  });

  it('is refused where it changes the club of a match that was played, or gives a number twice', async () => {
    await playUpTo(2);
    const early = { ...MOVE, from: iso(smallDeadline(1) + DAY) };
    expect(await send(smallLeague(2), MIDFIELDER, [early])).toMatchObject({
      ok: false,
      problems: [{ path: 'players[0].player', column: 'club' }],
    });
    expect(await send(smallLeague(2), MIDFIELDER, [{ ...MOVE, shirt: 5 }])).toMatchObject({
      ok: false,
      problems: [{ path: 'players[0].spells[0]', column: 'shirt' }],
    });
  });
});

describe('the coach of a club', () => {
  const change = (league: SeasonPack) => {
    rowOf(league.players, COACH_C).leftAt = iso(smallDeadline(1) + 2 * DAY);
    league.players.push({ ...rowOf(league.players, COACH_C), id: 350, club: '', name: 'New', leftAt: '' });
    league.spells.push({ player: 350, club: 'CCC', from: iso(smallDeadline(2) + 2 * DAY), shirt: '' });
  };

  it('may change during the season, and be none for a while: each has the matches of his time', async () => {
    await playUpTo(3, change);
    const points = await api.database.models.PlayerPoints.findAll({
      where: { playerId: [COACH_C, 350] },
      order: ['weekId'],
      raw: true,
    });
    expect(points.map(({ weekId, playerId }) => [weekId, playerId])).toEqual([
      [1, COACH_C],
      [3, 350],
    ]);
    const list = async () =>
      (await visitor.get('players')).body.players.flatMap(
        ({ id, leftAt }: { id: number; leftAt?: string }) =>
          [COACH_C, 350].includes(id) ? [[id, leftAt !== undefined]] : [],
      );
    expect(await list()).toEqual([
      [COACH_C, true],
      [350, false],
    ]);
    api.clock.set(new Date(BEFORE).toISOString());
    expect(await list()).toEqual([[COACH_C, false]]);
    expect((await visitor.get('player/350')).status).toBe(404);
  });
});

describe('a count that the source lacks', () => {
  const KEEPER = 101;
  const lack = (league: SeasonPack) => {
    for (const stat of league.stats) {
      if (stat.matchId === 1) Object.assign(stat, { saves: '', conceeded: '', duelWon: '' });
      else Object.assign(stat, { saves: 4, duelWon: '' });
    }
  };

  it('is unknown in a match, left out of sums, and worth nothing by any rule', async () => {
    await playUpTo(1, lack);
    const one = (await visitor.get(`player/${KEEPER}?withAggregatedWeekStats=1`)).body;
    expect(one.stats[0]).toMatchObject({
      points: 2,
      pointsOverview: { saves: 0, unknown: ['conceeded', 'saves', 'duelWon'] },
    });
    expect(one.career[0]).toMatchObject({ goals: 0, cleanSheets: 0, unknown: ['cleanSheets'] });
    await playUpTo(2, lack);
    const later = (await visitor.get(`player/${KEEPER}`)).body.career[0];
    expect([later.cleanSheets, later.unknown, later.incomplete]).toEqual([1, undefined, ['cleanSheets']]);
    const { body } = await visitor.get(`players-stats?ids=${KEEPER}`);
    expect(body.data[0]).toMatchObject({
      saves: 4,
      total: 2 + 2 + 4 + 2,
      cleanSheets: 1,
      unknown: ['duelWon'],
      incomplete: ['conceeded', 'saves'],
    });
  });

  it('is last where players are sorted by it, and passes no filter', async () => {
    await playUpTo(1, (league) => {
      for (const stat of league.stats) stat.saves = stat.playerId === KEEPER ? '' : 0;
    });
    const { body } = await visitor.get('players-stats?sorters=saves&pageRecords=100');
    expect(body.data.at(-1).id).toBe(KEEPER);
    const premium = await signedIn(api, { roles: ['premium'] });
    const filters = encodeURIComponent(JSON.stringify([{ column: 'saves', max: 0 }]));
    const filtered = await premium.client.get(`players-stats?filters=${filters}&pageRecords=100`);
    expect(filtered.body.data.map(({ id }: { id: number }) => id)).not.toContain(KEEPER);
    expect(filtered.body.totalRecords).toBe(body.totalRecords - 1);
  });
});

it('a match may have neither venue nor city', async () => {
  const league = smallLeague(0);
  league.matches.forEach((match) => {
    delete match.venue;
    match.city = '';
  });
  await importLeague(league);
  expect((await visitor.get('match/1')).body.match).toMatchObject({ venue: '', city: '' });
});

it('a competition without coaches lists none', async () => {
  const league = smallLeague(0);
  const [, ...formationLimits] = league.settings.formationLimits as { min: number; max: number }[];
  Object.assign(league.settings, {
    squadLayout: [0, 2, 4, 4, 1],
    formationLimits: [{ min: 0, max: 0 }, ...formationLimits],
    lineupPositionRows: [0, 1, 3, 2, 1],
  });
  await importLeague(league);
  const { players } = (await visitor.get('players')).body;
  expect(players.filter(({ positionId }: { positionId: number }) => positionId === 0)).toEqual([]);
  expect(players).toHaveLength(52);
});

describe('prizes of a span', () => {
  const prize = (slug: string, type: string, span?: number) => ({
    ...{ slug, type, firstRank: 1, lastRank: 1, sort: 1, image: 'bike' },
    ...(span !== undefined && { span }),
    translations: Object.fromEntries(
      ['nl', 'en'].map((language) => [language, { title: slug, short: slug, body: '<p>Prize</p>' }]),
    ),
  });

  it('go to the ranking of each month, of one month and of a period', async () => {
    const edit = (league: SeasonPack) =>
      league.prizes.push(
        prize('season', 'general'),
        prize('each-month', 'month'),
        prize('august', 'month', 8),
        prize('may', 'month', 5),
        prize('first-half', 'period', 7),
      );
    await fanWithTeam();
    await playUpTo(1, edit);
    const answer = (await visitor.get('prizes')).body;
    expect(answer.prizes.map(({ slug }: { slug: string }) => slug)).toEqual(['season']);
    expect(
      answer.ofSpans.map(({ slug, ranking, spanId }: Record<string, unknown>) => [slug, ranking, spanId]),
    ).toEqual([
      ['august', 'month', 8],
      ['each-month', 'month', null],
      ['first-half', 'period', 7],
      ['may', 'month', 5],
    ]);
    const won = async (path: string) => (await visitor.get(`rankings/${path}`)).body.data[0].team.prizes;
    expect(await won('month?month=8')).toEqual(['august', 'each-month']);
    expect(await won('period?rankingTypeId=7')).toEqual(['first-half']);
    expect(await won('general')).toEqual(['season']);
  });
});
