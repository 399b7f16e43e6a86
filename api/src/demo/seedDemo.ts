import type { Passwords } from '../accounts/index.js';
import { DatabaseClock, FIRST_COMPETITION } from '../infra/clock/databaseClock.js';
import { FixedClock } from '../infra/clock/fixedClock.js';
import type { GameContext } from '../infra/context.js';
import { type SettlementReport, settleDue } from '../scoring/index.js';
import {
  describeImport,
  describeProblem,
  type Feed,
  importFeed,
  listCompetitions,
  loadCompetition,
  readFeed,
} from '../tournament/index.js';
import { seedChat } from './seedChat.js';
import { seedHelp } from './seedHelp.js';
import { OTHER_LEAGUES, seedLeagues } from './seedLeagues.js';
import { seedMailChoices } from './seedMailChoices.js';
import { seedPayments } from './seedPayments.js';
import { type SeededMember, type SeededTeam, seedTeams } from './seedTeams.js';

/** The demo begins when matchday 1 is over and matchday 2 closes in five hours. */
export const DEMO_START = '2024-06-19T08:00:00.000Z';
/** The password of every demo account. */
export const DEMO_PASSWORD = 'euro2024';
/** Another competition begins as long before its second deadline: on its morning. */
const MORNING = 2 * 3_600_000;
const DEMO_TEAMS = 500;
const SEED = 2024;

interface DemoAccount extends Omit<SeededTeam, 'passwordHash' | 'city'> {
  readonly description: string;
}

/** The accounts of the demo. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    email: 'fan@demo.test',
    firstName: 'Febe',
    lastName: 'Vandamme',
    roles: [],
    team: { name: 'De Twaalfde Man', nameVisible: true },
    description: 'a fan with a team since matchday 1',
  },
  {
    email: 'premium@demo.test',
    firstName: 'Pieter',
    lastName: 'Premium',
    roles: ['premium'],
    team: { name: 'Gouden Kroon FC', nameVisible: true },
    description: 'a premium member with a team',
  },
  {
    email: 'pundit@demo.test',
    firstName: 'Patrick',
    lastName: 'Penne',
    roles: ['pundit'],
    team: { name: 'De Analisten', nameVisible: true },
    description: 'a pundit with a team',
  },
  {
    email: 'nieuw@demo.test',
    firstName: 'Nina',
    lastName: 'Nieuwkomer',
    roles: [],
    team: null,
    description: 'an account without a team',
  },
  {
    email: 'support@demo.test',
    firstName: 'Sofie',
    lastName: 'Steun',
    roles: ['support'],
    team: null,
    description: 'the help desk',
  },
  {
    email: 'operator@demo.test',
    firstName: 'Otto',
    lastName: 'Operator',
    roles: ['operator'],
    team: null,
    description: 'the operator',
  },
];

export interface DemoContext extends GameContext {
  readonly clock: DatabaseClock;
  readonly passwords: Pick<Passwords, 'hash'>;
  readonly feedDirectory: string;
  /** Packs of further competitions. */
  readonly otherDirectories?: readonly string[];
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
  const result = await importFeed(context, context.clock, read.feed, { demo: true, opens: true });
  if (!result.ok) throw new Error(result.problems.map(describeProblem).join('\n'));
  const lines = describeImport(result.report).slice(0, 1);
  lines.push(...(await seedAccounts(context)));
  const { reports } = await settleDue(context);
  lines.push(...reports.map(describeMatchday));
  for (const directory of context.otherDirectories ?? [])
    lines.push(...(await seedOther(context, directory)));
  return lines;
}

/** Creates another competition unless it exists, for the users of the first one and with its own clock. */
async function seedOther(context: DemoContext, directory: string): Promise<string[]> {
  const read = await readFeed(directory);
  if (!read.ok) throw new Error(read.problems.map(describeProblem).join('\n'));
  const { feed } = read;
  const startAt = context.startAt ?? (feed.matchdays[1]?.deadlineAt ?? context.clock.now()) - MORNING;
  const clockOf = async (id: number) => {
    const clock = new DatabaseClock(context, id);
    await clock.refresh();
    return clock;
  };
  const before = await findCompetition(context, feed);
  const clock = before === null ? new FixedClock(startAt) : await clockOf(before);
  const result = await importFeed(context, clock, feed, { demo: true, opens: true });
  if (!result.ok) throw new Error(result.problems.map(describeProblem).join('\n'));
  const lines = describeImport(result.report).slice(0, 1);
  const competitionId = await findCompetition(context, feed);
  if (competitionId === null) return lines;
  const own = { ...context, competitionId, clock: await clockOf(competitionId), startAt };
  if (before === null) {
    await startClock(own);
    const members = await findMembers(context);
    const teams = await seedTeams(own, { teams: 0, weekId: 1, seed: feed.season, members });
    const leagues = await seedLeagues(own, OTHER_LEAGUES);
    lines.push(`${teams} demo teams, ${leagues} leagues`);
  }
  const { reports } = await settleDue(own);
  return [...lines, ...reports.map(describeMatchday)];
}

async function findCompetition(
  { models }: DemoContext,
  { feed, season }: Pick<Feed, 'feed' | 'season'>,
): Promise<number | null> {
  const row = await models.Competition.findOne({ where: { feed, season }, raw: true });
  return row?.id ?? null;
}

/** All owners of a team in the first competition, with the same names. */
async function findMembers(context: DemoContext): Promise<SeededMember[]> {
  const competition = await loadCompetition(context);
  const teams = await context.models.Team.findAll({
    where: { competitionId: competition?.id ?? 0, deletedAt: null },
    order: ['id'],
    raw: true,
  });
  const first = new Map(teams.toReversed().map((team) => [team.userId, team]));
  return [...first.values()]
    .toReversed()
    .map(({ userId, name, nameVisible }) => ({ userId, team: { name, nameVisible } }));
}

function describeMatchday({ weekId, state, teams }: SettlementReport): string {
  return `Matchday ${weekId}: ${state}, ${teams} teams`;
}

/** A clock that was set before continues. */
async function startClock(context: DemoContext): Promise<void> {
  const { clock, withTransaction, models, competitionId, startAt, speed } = context;
  const [byDefault] = await listCompetitions(context);
  await withTransaction(async (transaction) => {
    const where = { id: competitionId ?? byDefault?.id ?? FIRST_COMPETITION };
    const isSet = (await models.Clock.count({ where, transaction })) > 0;
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
  const first = DEMO_ACCOUNTS.map(({ description: _, ...account }) => ({
    ...account,
    passwordHash,
    city: null,
  }));
  const withTeam = first.filter(({ team }) => team !== null).length;
  const teams = await seedTeams(context, { teams: DEMO_TEAMS - withTeam, weekId: 1, seed: SEED, first });
  await seedPayments(context);
  await seedMailChoices(context);
  const leagues = await seedLeagues(context);
  await seedChat(context, 'De Kantine');
  await seedHelp(context, context.clock, 'fan@demo.test');
  return [`${teams} demo teams, ${first.length} demo accounts, ${leagues} leagues`];
}
