import { join } from 'node:path';
import { competitionsDirectory } from '../../infra/competitionsDirectory.js';
import type { Feed } from '../../tournament/feed/feed.js';
import { readFeed } from '../../tournament/feed/readFeed.js';
import type { StoredTournament } from '../../tournament/liveFeed/loadTournament.js';
import { messageParts } from '../../tournament/liveFeed/messageParts.js';
import { readParts } from '../../tournament/liveFeed/readParts.js';
import { playMatch } from './playMatch.js';

function storedOf({ clubs, players, matches, matchdays }: Feed): StoredTournament {
  const ids = (rows: readonly { readonly id: number }[]) => new Map(rows.map(({ id }) => [id, id]));
  return {
    ...{ clubs, matchdays },
    players: players.map((player) => ({ ...player, line: -1 })),
    matches: matches.map((match) => ({ ...match, line: -1 })),
    playerIds: ids(players),
    matchIds: ids(matches),
  };
}

describe.each(['euro2024', 'worldcup2022'])('the provider of %s', (pack) => {
  it('sends valid states, with the final one last except for a stray message', async () => {
    const read = await readFeed(join(competitionsDirectory(), pack));
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const { feed } = read;
    const storedTournament = storedOf(feed);
    const season = {
      settings: { postponedStay: false, broughtForwardStay: false },
      ...{ matchEdits: [], deadlineEdits: [], now: 0 },
    };
    for (const match of feed.matches) {
      const deliveries = playMatch(feed, match, 4);
      const versions = deliveries.map(({ message }) => message.matches[0]?.version ?? 0);
      const highest = Math.max(...versions);
      expect(versions.indexOf(highest)).toBeGreaterThan(versions.length - 12);
      // Some of them, and all of the end, when the last substitutes come on.
      const sampledDeliveries = deliveries.filter(
        (_, index) => index % 24 === 0 || index > deliveries.length - 16,
      );
      for (const { message } of sampledDeliveries) {
        expect(() => readParts(messageParts(message), storedTournament, season)).not.toThrow();
      }
    }
  }, 120_000);

  it('sends the same messages for the same seed, and loses, duplicates and delays some', async () => {
    const read = await readFeed(join(competitionsDirectory(), pack));
    const match = read.ok ? read.feed.matches[3] : undefined;
    if (!read.ok || !match) throw new Error('There is no match.');
    const deliveries = playMatch(read.feed, match, 4);
    expect(playMatch(read.feed, match, 4)).toEqual(deliveries);
    expect(playMatch(read.feed, match, 5)).not.toEqual(deliveries);
    const ids = deliveries.map(({ message }) => message.id);
    expect(new Set(ids).size).toBeLessThan(ids.length);
    const versions = deliveries.map(({ message }) => message.matches[0]?.version ?? 0);
    expect(versions).not.toEqual(versions.toSorted((a, b) => a - b));
    const goals = new Map(
      deliveries.map(({ message: { matches } }) => [
        matches[0]?.version ?? 0,
        Number(matches[0]?.match.homeScore),
      ]),
    );
    const inOrder = [...goals].sort(([a], [b]) => a - b).map(([, home]) => home);
    expect(inOrder.some((home, index) => home < (inOrder[index - 1] ?? 0))).toBe(true);
  });
});
