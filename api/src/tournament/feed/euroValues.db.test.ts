import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeValues, writeValues } from '../../../scripts/makeValues.js';
import { readTournament, tournamentDirectory } from '../../testing/importTournament.js';
import type { Feed, FeedValue } from './feed.js';

let feed: Feed;
let values: FeedValue[];
beforeAll(async () => {
  feed = await readTournament();
  values = makeValues(feed);
});

it('the file of EURO 2024 follows from the points by its rule', () => {
  expect(writeValues(values)).toBe(readFileSync(join(tournamentDirectory, 'values.csv'), 'utf8'));
});

it('values change by 0.1 to 0.3 million, for few players, and none falls below 3.5', () => {
  const now = new Map(feed.players.map(({ id, value }) => [id, value]));
  for (const { playerId, value } of values) {
    const change = Math.abs(value - (now.get(playerId) ?? 0));
    expect([1, 2, 3]).toContain(change);
    expect(value).toBeGreaterThanOrEqual(35);
    now.set(playerId, value);
  }
  const afterMatchday1 = values.filter(({ fromAt }) => fromAt === Date.parse('2024-06-19T04:00:00Z'));
  expect(afterMatchday1.length).toBeLessThan(40);
});

it('they change between a matchday’s last match and the next deadline', () => {
  const moments = [...new Set(values.map(({ fromAt }) => fromAt))];
  expect(moments).toHaveLength(6);
  moments.forEach((moment, index) => {
    const ofWeek = feed.matches.filter(({ weekId }) => weekId === index + 1);
    expect(moment).toBeGreaterThan(Math.max(...ofWeek.map(({ finishedAt }) => finishedAt)));
    expect(moment).toBeLessThan(feed.matchdays[index + 1]?.deadlineAt ?? 0);
  });
});

it('Ruiz, who scored and assisted from the first matchday on, costs more, and eliminated players no longer change', () => {
  const of = (id: number) => values.filter(({ playerId }) => playerId === id).map(({ value }) => value);
  expect(of(508)).toEqual([68, 69, 71]);
  const SCOTLAND = 2;
  const scots = new Set(feed.players.filter(({ clubId }) => clubId === SCOTLAND).map(({ id }) => id));
  const last = Date.parse('2024-06-23T04:00:00Z');
  expect(values.filter(({ playerId, fromAt }) => scots.has(playerId) && fromAt > last)).toEqual([]);
});
