import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from './paths.js';
import type { Stack } from './stack.js';

/** Key of the demo's feed (docs/guides/live-feed.md). */
const KEY = 'EuroManager: the feed of the demo';

type Row = Readonly<Record<string, string>>;

/** No cell of these files has a comma or a quote. */
function rowsOf(file: string): Row[] {
  const text = readFileSync(join(REPOSITORY, 'competitions/euro2024', file), 'utf8').trimEnd();
  const [names = [], ...rows] = text.split('\n').map((line) => line.split(','));
  return rows.map((cells) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])));
}

interface RunningMatch {
  readonly matchId: number;
  /** A higher one is newer. */
  readonly version: number;
  readonly minute: number;
  /** Ids of the home side's scorers. */
  readonly scorers: readonly number[];
}

/** A match with its elevens and nothing but goals of the home side, as a provider sends it. */
export function runningMatch({ matchId, version, minute, scorers }: RunningMatch): object {
  const match = rowsOf('matches.csv').find(({ id }) => id === String(matchId));
  const unfinished = { finishedAt: '', extraTime: '0', penHome: '', penAway: '', final: '0' };
  const stats = rowsOf('stats.csv')
    .filter((row) => row.matchId === String(matchId) && row.started === '1')
    .map((row) => {
      const empty = Object.fromEntries(Object.keys(row).map((name) => [name, 0]));
      const { playerId } = row;
      const goals = scorers.includes(Number(playerId)) ? 1 : 0;
      const lineup = { started: 1, inMin: 0, outMin: null, minutes: minute, skillIndex: null };
      return { ...empty, ...lineup, matchId, playerId, goals };
    });
  return {
    version,
    match: { ...match, ...unfinished, minute, homeScore: scorers.length, awayScore: 0 },
    stats,
  };
}

interface AnnouncedMatch {
  readonly matchId: number;
  readonly version: number;
  /** ISO 8601 in UTC, to the second. */
  readonly kickoff: string;
}

/** A match that is to come, with another kick-off. */
export function announcedMatch({ matchId, version, kickoff }: AnnouncedMatch): object {
  const match = rowsOf('matches.csv').find(({ id }) => id === String(matchId));
  const empty = { finishedAt: '', extraTime: '0', penHome: '', penAway: '', final: '0' };
  return { version, match: { ...match, ...empty, homeScore: '', awayScore: '', kickoff }, stats: [] };
}

/** Pushes a message through the gateway, signed as Standard Webhooks describes. */
export async function pushToFeed(stack: Stack, id: string, match: object): Promise<Response> {
  const body = JSON.stringify({ id, matches: [match] });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', KEY).update(`${id}.${timestamp}.${body}`).digest('base64');
  return fetch(`${stack.url}/api/feed/EUROM/2024`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
    body,
  });
}
