import type { Command } from 'commander';
import { type ReplayEnd, runReplay } from '../../../demo/index.js';
import { clockSpeed, matchdayNumber } from '../arguments.js';
import { type CliContext, CliFailure } from '../cliContext.js';

interface ReplayChoice {
  readonly from?: number;
  readonly to?: number;
  readonly speed: number;
  readonly stop?: boolean;
}

const SPEED = 600;
/** A terminal that is closed sends the last: the clock must not stay with a replay that is gone. */
const INTERRUPTIONS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export function addReplay(program: Command, context: CliContext): void {
  program
    .command('replay')
    .option(
      '--from <matchday>',
      'open this matchday again; without it the game goes on from now',
      matchdayNumber,
    )
    .option('--to <matchday>', 'end when this matchday is confirmed', matchdayNumber)
    .option('--speed <times>', 'game seconds per real second', clockSpeed, SPEED)
    .option('--stop', 'end a replay that runs elsewhere; the clock goes on in real time')
    .description('play the tournament: time runs, demo teams take part, matchdays are settled and confirmed')
    .action((choice: ReplayChoice) => (choice.stop ? stop(context) : replay(context, choice)));
}

async function stop(context: CliContext): Promise<void> {
  await context.withTransaction((transaction) => context.clock.setSpeed(1, transaction));
  context.print('The clock goes on in real time.');
}

async function replay(context: CliContext, { from, to, speed }: ReplayChoice): Promise<void> {
  if (!context.env.demo) {
    throw new CliFailure(
      'A replay takes the clock and plays for made-up managers: it is for the demo only (DEMO=1).',
    );
  }
  if (speed === 0) throw new CliFailure('Time must pass in a replay: give a speed above 0.');
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  for (const signal of INTERRUPTIONS) process.on(signal, interrupt);
  try {
    const options = { fromWeek: from ?? null, toWeek: to ?? null, speed, signal: interruption.signal };
    context.print(describeEnd(await runReplay(context, options)));
  } finally {
    for (const signal of INTERRUPTIONS) process.off(signal, interrupt);
  }
}

function describeEnd(end: ReplayEnd): string {
  switch (end) {
    case 'done':
      return 'The clock goes on in real time.';
    case 'interrupted':
      return 'The replay is interrupted; the clock goes on in real time.';
    case 'taken':
      return 'Somebody else set the clock: the replay ends here and leaves it alone.';
    case 'over':
      throw new CliFailure('All that is confirmed already: open a matchday again with --from.');
    case 'no-matchday':
      throw new CliFailure('There are no such matchdays to play: see npm run game -- report.');
    case 'no-tournament':
      throw new CliFailure('There is no competition yet: import a feed.');
  }
}
