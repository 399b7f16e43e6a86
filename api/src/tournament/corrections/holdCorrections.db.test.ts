import { readTournament } from '../../testing/importTournament.js';
import type { Feed } from '../feed/feed.js';
import { applyCorrections, type HeldCorrection } from './holdCorrections.js';

const OPENING = 1;

let feed: Feed;
let starter: Feed['stats'][number];
beforeAll(async () => {
  feed = await readTournament();
  const foundStat = feed.stats.find(({ matchId, inMin }) => matchId === OPENING && inMin === 0);
  if (!foundStat) throw new Error('Nobody started.');
  starter = { ...foundStat, goals: 0, saves: 3, outMin: 60, minutes: 60 };
});

function feedWith(part: Partial<Feed> = {}): Feed {
  const { matchId, playerId } = starter;
  const others = feed.stats.filter((stat) => stat.matchId !== matchId || stat.playerId !== playerId);
  return { ...feed, stats: [starter, ...others], ...part };
}

function correction(part: Partial<HeldCorrection>): HeldCorrection {
  const { matchId, playerId } = starter;
  return { id: 7, matchId, playerId, field: 'saves', feedValue: 3, toValue: 5, ...part };
}

it('several figures of a row are right together, in the feed’s position', () => {
  const inMin = correction({ id: 8, field: 'inMin', feedValue: 0, toValue: 61 });
  const outMin = correction({ id: 9, field: 'outMin', feedValue: 60, toValue: 90 });
  const { stats, endedCorrections } = applyCorrections(feedWith(), [correction({}), inMin, outMin]);
  expect(stats[0]).toEqual({ ...starter, saves: 5, inMin: 61, outMin: 90 });
  expect([stats.length, endedCorrections]).toEqual([feed.stats.length, []]);
});

it('end when the feed agrees, has another value, or has one that contradicts them', () => {
  const agreed = applyCorrections(feedWith(), [correction({ feedValue: 2, toValue: 3 })]);
  expect([agreed.stats[0], agreed.endedCorrections.length]).toEqual([starter, 1]);
  const late = correction({ field: 'inMin', feedValue: 0, toValue: 61 });
  const { stats, endedCorrections } = applyCorrections(feedWith(), [correction({}), late]);
  expect(stats[0]).toEqual(starter);
  expect(endedCorrections.map(({ id, because }) => [id, because])).toEqual([
    [7, expect.stringContaining('saves: the correction does not fit what the feed gives now (outMin:')],
    [7, expect.stringContaining('inMin: the correction does not fit')],
  ]);
});

it('wait while the feed replays the match, and end when it has no such match or player', () => {
  const matches = feed.matches.map((match) =>
    match.id === OPENING ? { ...match, minute: 70, isFinal: false } : match,
  );
  expect(applyCorrections(feedWith({ matches }), [correction({})])).toEqual({
    stats: feedWith().stats,
    endedCorrections: [],
  });
  const result = applyCorrections(feedWith(), [
    correction({ id: 1, matchId: 999 }),
    correction({ id: 2, playerId: 1 }),
  ]);
  expect(result.endedCorrections.map(({ id }) => id)).toEqual([1, 2]);
});
