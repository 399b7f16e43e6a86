import type { Passwords } from '../accounts/index.js';
import type { DatabaseClock } from '../infra/clock/databaseClock.js';
import type { GameContext } from '../infra/context.js';
import { settleDue } from '../scoring/index.js';
import { describeImport, describeProblem, importFeed, readFeed } from '../tournament/index.js';
import { seedChat } from './seedChat.js';
import { seedHelp } from './seedHelp.js';
import { seedLeagues } from './seedLeagues.js';
import { seedMailChoices } from './seedMailChoices.js';
import { seedPayments } from './seedPayments.js';
import { type SeededTeam, seedTeams } from './seedTeams.js';

/** The demo begins when matchday 1 is over and matchday 2 closes in five hours. */
export const DEMO_START = '2024-06-19T08:00:00.000Z';
/** The password of every demo account. */
export const DEMO_PASSWORD = 'euro2024';
const DEMO_TEAMS = 500;
const SEED = 2024;

interface DemoAccount extends Omit<SeededTeam, 'passwordHash' | 'city'> {
  readonly what: string;
}

/** Who can sign in to the demo. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    email: 'fan@demo.test',
    firstName: 'Febe',
    lastName: 'Vandamme',
    roles: [],
    team: { name: 'De Twaalfde Man', nameVisible: true },
    what: 'a fan with a team since matchday 1',
  },
  {
    email: 'premium@demo.test',
    firstName: 'Pieter',
    lastName: 'Premium',
    roles: ['premium'],
    team: { name: 'Gouden Kroon FC', nameVisible: true },
    what: 'a premium member with a team',
  },
  {
    email: 'pundit@demo.test',
    firstName: 'Patrick',
    lastName: 'Penne',
    roles: ['pundit'],
    team: { name: 'De Analisten', nameVisible: true },
    what: 'a pundit with a team',
  },
  {
    email: 'nieuw@demo.test',
    firstName: 'Nina',
    lastName: 'Nieuwkomer',
    roles: [],
    team: null,
    what: 'an account without a team',
  },
  {
    email: 'support@demo.test',
    firstName: 'Sofie',
    lastName: 'Steun',
    roles: ['support'],
    team: null,
    what: 'the help desk',
  },
  {
    email: 'operator@demo.test',
    firstName: 'Otto',
    lastName: 'Operator',
    roles: ['operator'],
    team: null,
    what: 'the operator',
  },
];

export interface DemoContext extends GameContext {
  readonly clock: DatabaseClock;
  readonly passwords: Pick<Passwords, 'hash'>;
  readonly feedDirectory: string;
  /** Epoch milliseconds the game starts at; null is the demo's own start. */
  readonly startAt: number | null;
  readonly speed: number | null;
}

/**
 * Makes the demo world, as far as it is not there yet: tournament, clock, teams and accounts, and the results up to
 * the clock. What players did since stays as it is. Answers lines to print.
 * @throws an Error with the problems of the feed.
 */
export async function seedDemo(context: DemoContext): Promise<string[]> {
  const read = await readFeed(context.feedDirectory);
  if (!read.ok) throw new Error(read.problems.map(describeProblem).join('\n'));
  await startClock(context);
  const imported = await importFeed(context, context.clock, read.feed, { demo: true });
  if (!imported.ok) throw new Error(imported.problems.map(describeProblem).join('\n'));
  const lines = describeImport(imported.report).slice(0, 1);
  lines.push(...(await seedAccounts(context)));
  const { settled } = await settleDue(context);
  lines.push(...settled.map(({ weekId, state, teams }) => `Matchday ${weekId}: ${state}, ${teams} teams`));
  return lines;
}

/** A clock that was set before goes on. */
async function startClock({ clock, withTransaction, models, startAt, speed }: DemoContext): Promise<void> {
  await withTransaction(async (transaction) => {
    const isSet = (await models.Clock.count({ transaction })) > 0;
    if (!isSet) {
      await clock.setTime(startAt ?? Date.parse(DEMO_START), transaction);
      await clock.setSpeed(speed ?? 1, transaction);
    }
    await clock.refresh(transaction);
  });
}

async function seedAccounts(context: DemoContext): Promise<string[]> {
  const { models, passwords } = context;
  const [{ email: firstEmail }] = DEMO_ACCOUNTS as readonly [DemoAccount];
  if (await models.User.findOne({ where: { email: firstEmail }, attributes: ['id'], raw: true })) return [];
  const passwordHash = await passwords.hash(DEMO_PASSWORD);
  const first = DEMO_ACCOUNTS.map(({ what: _, ...account }) => ({ ...account, passwordHash, city: null }));
  const withTeam = first.filter(({ team }) => team !== null).length;
  const teams = await seedTeams(context, { teams: DEMO_TEAMS - withTeam, weekId: 1, seed: SEED, first });
  await seedPayments(context);
  await seedMailChoices(context);
  const leagues = await seedLeagues(context);
  await seedChat(context, 'De Kantine');
  await seedHelp(context, context.clock, 'fan@demo.test');
  return [`${teams} demo teams, ${first.length} demo accounts, ${leagues} leagues`];
}
