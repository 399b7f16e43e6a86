import type { FeedMessage } from '@euro/api-contract';
import { feedAt, statesOfMatch } from '../demo/provider/feedAt.js';
import { partOf } from '../demo/provider/messageOf.js';
import { pushMessage } from '../demo/provider/pushMessage.js';
import { importFeed } from '../tournament/feed/importFeed.js';
import { readTournament } from './importTournament.js';
import { startTestApi, type TestApi, testEnv } from './testApi.js';
import type { Answer } from './testClient.js';
import { copyOfTournament } from './tournamentCopy.js';

export const FEED_SECRET = `whsec_${Buffer.from('a secret of the tests, long enough').toString('base64')}`;
/** Germany–Scotland, 5–1, from 19.00 to 20.55. */
export const OPENING = 1;
export const KICKOFF = Date.parse('2024-06-14T19:00:00Z');
export const MINUTE = 60_000;

type MatchPart = FeedMessage['matches'][number];

/** EURO 2024 a day before it begins, and a provider that pushes. */
export interface Provider {
  readonly api: TestApi;
  /** Pushes as the provider does, or as `options` say. */
  push(message: object, options?: { url?: string; secret?: string; now?: () => number }): Promise<Answer>;
  /** A match as the real feed has it at a moment (epoch milliseconds), which is its version. */
  matchPart(matchId: number, at: number): Promise<MatchPart>;
}

/** @param env what the API's environment has besides */
export async function startProvider(
  feed: Partial<TestApi['context']['env']['feed']> = {},
  beside: Pick<TestApi, 'database'> | null = null,
): Promise<Provider> {
  const secrets = [{ competition: null, secret: FEED_SECRET }];
  const api = await startTestApi({ env: { ...testEnv, feed: { secrets, polls: [], ...feed } } }, beside);
  const whole = await readTournament();
  if (!beside) await importUnplayed(api);
  return {
    api,
    async push(message, { url = 'EUROM/2024', secret = FEED_SECRET, now = api.context.realNow } = {}) {
      const target = { url: `${api.url}/feed/${url}`, secret, now };
      const response = await pushMessage(message as FeedMessage, target);
      return { status: response.status, headers: response.headers, body: await response.json() };
    },
    async matchPart(matchId, at) {
      const match = whole.matches.find(({ id }) => id === matchId);
      if (!match) throw new Error(`There is no match ${matchId}.`);
      return partOf(whole, statesOfMatch(whole, match)(at), at);
    },
  };
}

/** The tournament without any result: imported by the first test of a run, copied by those after it. */
export async function importUnplayed({
  database,
  clock,
}: Pick<TestApi, 'database' | 'clock'>): Promise<void> {
  const copy = await copyOfTournament(database, clock.now(), 'unplayed');
  if (await copy.write()) return;
  const feed = await readTournament();
  const result = await importFeed(database, clock, feedAt(feed, Date.parse('2024-06-01T00:00:00Z')));
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  await copy.keep();
}

/** Everything of matches and statistics that is stored. */
export async function storedResults({ database: { models } }: Pick<TestApi, 'database'>): Promise<object> {
  const matches = await models.Match.findAll({ order: ['id'], raw: true });
  const stats = await models.MatchStat.findAll({ order: ['matchId', 'playerId'], raw: true });
  const matchdays = await models.Matchday.findAll({ order: ['weekId'], raw: true });
  return { matches, stats, deadlines: matchdays.map(({ deadlineAt }) => Number(deadlineAt)) };
}
