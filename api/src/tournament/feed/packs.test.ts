import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { competitionRules, DEFAULT_SETTINGS, scoreAppearance, sumPoints, toPoints } from '@euro/game';
import * as z from 'zod';
import { playMatch } from '../../demo/provider/playMatch.js';
import { competitionsDirectory } from '../../infra/competitionsDirectory.js';
import { clubSeason } from '../../testing/clubLeague.js';
import { storedSettings } from '../competition/storedSettings.js';
import { describePack, matchdayPoints } from './describePack.js';
import type { Feed } from './feed.js';
import { packSchemas } from './packSchemas.js';
import { readFeed } from './readFeed.js';

type Row = Readonly<Record<string, string>>;

async function readPack(name: string): Promise<Feed> {
  const read = await readFeed(join(competitionsDirectory(), name));
  if (!read.ok) throw new Error(JSON.stringify(read.problems.slice(0, 5)));
  return read.feed;
}

/** No cell of these files has a comma or a quote. */
function rowsOf(pack: string, file: string): Row[] {
  const text = readFileSync(join(competitionsDirectory(), pack, file), 'utf8').trimEnd();
  const [names = [], ...rows] = text.split('\n').map((line) => line.split(','));
  return rows.map((cells) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])));
}

/** Points of a row of stats.csv, written from spec §9 alone: nothing of it is the engine's. */
function specifiedPoints(row: Row, position: string): number {
  const count = (column: string) => Number(row[column]);
  const minutes = count('minutes');
  const cards = -1 * count('yellow_cards') - 3 * count('red_card');
  if (minutes === 0) return cards;
  const isKeeper = position === '1';
  const isBack = isKeeper || position === '2';
  const goal = isBack ? 6 : position === '3' ? 5 : 4;
  const sheet = isBack ? 4 : position === '3' ? 1 : 0;
  return [
    cards,
    minutes < 60 ? 1 : 2,
    goal * count('goals') + 3 * count('assists') - 2 * count('own_goals'),
    -2 * count('penalty_miss') + (isKeeper ? 5 * count('penalty_saved') : 0),
    minutes >= 60 && count('conceeded') === 0 ? sheet : 0,
    isBack ? -Math.floor(count('conceeded') / 2) : 0,
    Math.floor(count('saves') / 2) - Math.floor(count('shotOffTarget') / 2) - count('errorLeadToGoal'),
    count('duelWon') - count('duelLost') > 0 ? 1 : 0,
    count('interception') > 1 ? 1 : 0,
    count('bigChanceCreated') > 1 ? 1 : 0,
    count('headClearance') > 1 ? 1 : 0,
    !isKeeper && count('ballRecovery') > 7 ? 1 : 0,
    row.skillIndex === '' ? 0 : 4 - count('skillIndex'),
  ].reduce((sum, points) => sum + points, 0);
}

const rulesOf = ({ settings }: Feed) => competitionRules(storedSettings.parse(JSON.parse(settings)));
const isoOf = (moment: number | undefined) => new Date(moment ?? 0).toISOString();

describe.each([
  ['euro2024', 1598, [1167, 1180, 1204, 829, 383, 157, 88], [35, 30, 29, 23, 10, 6, 3]],
  ['worldcup2022', 1998, [1725, 1691, 1632, 877, 389, 213, 195], [43, 44, 47, 22, 10, 6, 5]],
] as const)('the pack %s', (pack, rows, ofPlayers, ofCoaches) => {
  it(`gives each of its ${rows} rows the points of the specification`, async () => {
    const feed = await readPack(pack);
    const rules = rulesOf(feed);
    const positions = new Map(rowsOf(pack, 'players.csv').map(({ id, position }) => [id, position ?? '']));
    const scored = new Map(
      feed.stats.map((stat) => {
        const player = feed.players.find(({ id }) => id === stat.playerId);
        const lines = scoreAppearance(stat, player?.positionId ?? 0, rules);
        return [`${stat.matchId} ${stat.playerId}`, toPoints(sumPoints(lines))];
      }),
    );
    const specified = rowsOf(pack, 'stats.csv').map((row) => {
      const key = `${row.matchId} ${row.playerId}`;
      return [key, specifiedPoints(row, positions.get(row.playerId) ?? '')] as const;
    });
    expect(specified).toHaveLength(rows);
    expect(scored).toEqual(new Map(specified));
  });

  it('gives these points in total, by matchday', async () => {
    const feed = await readPack(pack);
    const points = matchdayPoints(feed, rulesOf(feed));
    expect(points.map((matchday) => matchday.ofPlayers)).toEqual(ofPlayers);
    expect(points.map((matchday) => matchday.ofCoaches)).toEqual(ofCoaches);
  });

  it('has names for the plates of at most 11 characters, unique within a squad', async () => {
    const { players } = await readPack(pack);
    expect(players.filter(({ short }) => [...short].length > 11)).toEqual([]);
    expect(new Set(players.map(({ clubId, short }) => `${clubId} ${short}`)).size).toBe(players.length);
  });
});

describe('the pack of the World Cup 2022', () => {
  it('is complete', async () => {
    const feed = await readPack('worldcup2022');
    expect(feed).toMatchObject({ feed: 'WORLDM', season: 2022, slug: 'wk-2022', values: null, warnings: [] });
    expect(feed.clubs).toHaveLength(32);
    const count = (position: number) =>
      feed.players.filter(({ positionId }) => positionId === position).length;
    expect([0, 1, 2, 3, 4].map(count).reduce((sum, one) => sum + one)).toBe(863);
    expect(count(0)).toBe(32);
    expect(feed.matches).toHaveLength(64);
    expect(feed.stats.filter(({ minutes }) => minutes > 0)).toHaveLength(1995);
    const goals = feed.stats.reduce((sum, stat) => sum + stat.goals + stat.own_goals, 0);
    expect([goals, feed.stats.reduce((sum, stat) => sum + stat.own_goals, 0)]).toEqual([172, 2]);
    expect(feed.pages).toHaveLength(10);
    expect(feed.matchdays.map(({ deadlineAt }) => isoOf(deadlineAt))).toEqual([
      '2022-11-20T16:00:00.000Z',
      '2022-11-25T10:00:00.000Z',
      '2022-11-29T15:00:00.000Z',
      '2022-12-03T15:00:00.000Z',
      '2022-12-09T15:00:00.000Z',
      '2022-12-13T19:00:00.000Z',
      '2022-12-17T15:00:00.000Z',
    ]);
  });

  it('has the winner of each match in the bracket, from the end of that match on', async () => {
    const { matches } = await readPack('worldcup2022');
    const byId = new Map(matches.map((match) => [match.id, match]));
    for (const match of matches.filter(({ weekId }) => weekId > 4)) {
      for (const side of ['home', 'away'] as const) {
        const [, who, id] = /^([WL])(\d+)$/.exec(match[`${side}From`] ?? '') ?? [];
        const feeder = byId.get(Number(id));
        if (!feeder) throw new Error(`Match ${match.id} comes from nowhere.`);
        const margin =
          (feeder.homeScore ?? 0) - (feeder.awayScore ?? 0) || (feeder.penHome ?? 0) - (feeder.penAway ?? 0);
        const expected = margin > 0 === (who === 'W') ? feeder.homeId : feeder.awayId;
        expect([match.id, side, match[`${side}Id`]]).toEqual([match.id, side, expected]);
        expect(match[`${side}KnownAt`]).toBe(feeder.finishedAt);
      }
    }
    expect(matches.find(({ stage }) => stage === 'Third place')).toMatchObject({
      weekId: 7,
      homeFrom: 'L61',
      awayFrom: 'L62',
    });
  });

  it('has its own name in a page that packs share', async () => {
    const { pages } = await readPack('worldcup2022');
    const rules = pages.filter(({ slug }) => slug === 'rules').map(({ body }) => body);
    expect(rules).toHaveLength(2);
    for (const body of rules) {
      expect(body).toContain('FIFA World Cup 2022');
      expect(body).not.toMatch(/EURO|\{\{competition/);
    }
  });
});

describe('the published schemas', () => {
  it('are those by which an import validates: write them again with npm run schemas -w @euro/api', () => {
    for (const [file, schema] of Object.entries(packSchemas())) {
      const published = readFileSync(join(competitionsDirectory(), 'schema', file), 'utf8');
      expect(JSON.parse(published)).toEqual(JSON.parse(JSON.stringify(schema)));
    }
  });

  it('have the bounds of the settings', () => {
    const { 'competition.schema.json': competition, 'scoring.schema.json': scoring } = packSchemas();
    expect(competition).toMatchObject({
      properties: {
        settings: {
          properties: {
            budget: { minimum: 1, maximum: 9999 },
            maxTeams: { type: 'integer', minimum: 1, maximum: 50 },
            lineupPositionRows: { prefixItems: { 1: { minimum: 1, maximum: 1 } } },
          },
        },
      },
    });
    expect(scoring).toMatchObject({
      required: ['captainMultiplier', 'tripleCaptainMultiplier', 'coachPoints', 'rules'],
      properties: {
        captainMultiplier: { minimum: 1, maximum: 10 },
        rules: { items: { properties: { per: { minimum: 1, maximum: 120 } } } },
      },
    });
  });

  it('describe the messages of a provider', async () => {
    const feed = await readPack('worldcup2022');
    const [match] = feed.matches;
    if (!match) throw new Error('There is no match.');
    const schema = z.fromJSONSchema(
      packSchemas()['feed-message.schema.json'] as z.core.JSONSchema.JSONSchema,
    );
    const messages = playMatch(feed, match, 2).map(({ message }) => message);
    for (const message of messages) expect(schema.safeParse(message)).toMatchObject({ success: true });
    const [part] = messages[0]?.matches ?? [];
    const { stage: _, ...short } = part?.match ?? {};
    for (const wrong of [short, { ...part?.match, week: 100 }, { ...part?.match, weather: 'rain' }]) {
      const message = { id: 'm1', matches: [{ ...part, match: wrong }] };
      expect(schema.safeParse(message)).toMatchObject({ success: false });
    }
  });

  it.each(['euro2024', 'worldcup2022'])('are referenced in the files of %s', (pack) => {
    for (const file of ['competition', 'scoring', 'brand']) {
      const json = JSON.parse(readFileSync(join(competitionsDirectory(), pack, `${file}.json`), 'utf8'));
      expect(json.$schema).toBe(`../schema/${file}.schema.json`);
    }
  });
});

it('EURO 2024 is the default for stored settings of earlier releases', async () => {
  expect(JSON.parse((await readPack('euro2024')).settings)).toMatchObject(DEFAULT_SETTINGS);
});

it('a league is described in clubs', async () => {
  expect(describePack(await clubSeason(3).feed())[1]).toBe(
    '  12 clubs, 216 players, 12 coaches, no changes of values',
  );
});
