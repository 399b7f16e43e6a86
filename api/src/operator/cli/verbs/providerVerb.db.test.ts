import { DatabaseClock } from '../../../infra/clock/databaseClock.js';
import { tournamentDirectory } from '../../../testing/importTournament.js';
import { OPENING, type Provider, startProvider } from '../../../testing/liveFeed.js';
import { runCli } from '../runCli.js';

let provider: Provider;
let printed: string[];
let complaints: string[];
beforeEach(async () => {
  provider = await startProvider();
  printed = [];
  complaints = [];
});
afterEach(() => provider.api.close());

async function run(demo: boolean, ...words: string[]): Promise<number> {
  const { api } = provider;
  const context = {
    ...api.database,
    clock: new DatabaseClock(api.database),
    env: { ...api.context.env, demo, publicUrl: api.url.replace('/api', '') },
    passwords: { hash: async () => 'hashed' },
    print: (line: string) => void printed.push(line),
  };
  return runCli(words, context, (line) => void complaints.push(line));
}

it('plays a match through the feed by the clock', async () => {
  await run(true, 'clock', 'set', '2024-06-15T08:00:00Z');
  printed = [];
  expect(await run(true, 'provider', tournamentDirectory, '--match', String(OPENING))).toBe(0);
  expect(complaints).toEqual([]);
  expect(printed.length).toBeGreaterThan(100);
  expect(printed.every((line) => / m1-\d+: 200 /.test(line))).toBe(true);
  const match = await provider.api.database.models.Match.findByPk(OPENING, { raw: true });
  expect(match).toMatchObject({ homeScore: 5, awayScore: 1, minute: null });
});

it('is for the demo, and for matches that were played', async () => {
  expect(await run(false, 'provider', tournamentDirectory, '--match', '1')).toBe(1);
  expect(await run(true, 'provider', tournamentDirectory, '--match', '99')).toBe(1);
  expect(complaints).toEqual([
    'A made-up provider changes results: it is for the demo only (DEMO=1).',
    'The pack has no match 99 with a score.',
  ]);
});
