import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Command } from 'commander';
import { type Delivery, playMatch, pushMessage, serveFeed } from '../../../demo/index.js';
import { loadCompetition, readFeed } from '../../../tournament/index.js';
import { wholeNumber } from '../arguments.js';
import { type CliContext, CliFailure } from '../cliContext.js';
import { refusedFeed } from '../refusedFeed.js';

/** Real milliseconds between two readings of the clock. */
const LOOK = 250;

interface ProviderChoice {
  readonly match: number;
  readonly seed: number;
  readonly serve?: number;
  readonly url?: string;
}

export function addProvider(program: Command, context: CliContext): void {
  program
    .command('provider')
    .argument('<dir>', 'folder of the pack (docs/feed-format.md)')
    .requiredOption('--match <id>', 'the match to play, by its id in the pack', wholeNumber(1, 999_999))
    .option('--seed <number>', 'another one disturbs other messages', wholeNumber(0, 999_999), 1)
    .option('--url <address>', 'push to this address instead of the portal’s own')
    .option(
      '--serve <port>',
      'serve messages to a poll at this port instead of pushing',
      wholeNumber(0, 65_535),
    )
    .description('stand in for a live feed: play a match by the game’s clock (docs/guides/live-feed.md)')
    .action((directory: string, choice: ProviderChoice) => provide(context, directory, choice));
}

async function provide(context: CliContext, directory: string, choice: ProviderChoice): Promise<void> {
  const { env, print } = context;
  if (!env.demo)
    throw new CliFailure('A made-up provider changes results: it is for the demo only (DEMO=1).');
  const read = await readFeed(resolve(directory));
  if (!read.ok) throw refusedFeed(read.problems, 'The pack is not right yet; nothing was sent.');
  const { feed } = read;
  const name = `${feed.feed}/${feed.season}`;
  const competition = await loadCompetition(context);
  if (competition?.feed !== feed.feed || competition.season !== feed.season)
    throw new CliFailure(
      `The chosen competition is not ${feed.feed} ${feed.season}: name it by --competition.`,
    );
  const match = feed.matches.find(({ id }) => id === choice.match);
  if (match?.homeScore == null) throw new CliFailure(`The pack has no match ${choice.match} with a score.`);
  const deliveries = playMatch(feed, match, choice.seed);
  if (choice.serve !== undefined) {
    const servedFeed = await serveFeed({ port: choice.serve });
    print(`Serving at ${servedFeed.url}: set FEED_URLS=${name}=${servedFeed.url}`);
    await byClock(context, deliveries, async ({ message }) => {
      servedFeed.publish(message);
      return 'published';
    });
    print('All messages are published; end with Ctrl+C.');
    return;
  }
  const secret = env.feed.secrets.find((one) => one.competition === null || one.competition === name)?.secret;
  if (secret === undefined) throw new CliFailure(`There is no secret of ${name} in FEED_SECRETS.`);
  const url = choice.url ?? `${env.publicUrl}/api/feed/${name}`;
  await byClock(context, deliveries, async ({ message }) => {
    const response = await pushMessage(message, { url, secret, now: Date.now });
    return `${response.status} ${await response.text()}`.slice(0, 200);
  });
}

/** Sends each message when the game's clock reaches its moment. */
async function byClock(
  { clock, print }: CliContext,
  deliveries: readonly Delivery[],
  send: (delivery: Delivery) => Promise<string>,
): Promise<void> {
  for (const delivery of deliveries) {
    for (;;) {
      await clock.refresh();
      if (clock.now() >= delivery.at) break;
      await setTimeout(LOOK);
    }
    const time = new Date(delivery.at).toISOString().slice(11, 16);
    print(`${time} ${delivery.message.id}: ${await send(delivery)}`);
  }
}
