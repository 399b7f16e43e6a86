import { type CompetitionRules, validateLineup } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { GameContext } from '../infra/context.js';
import { createRandom, type Random } from '../infra/random/seededRandom.js';
import type { Team, User } from '../models/index.js';
import { loadCompetition } from '../tournament/index.js';
import { loadCandidates } from './candidates.js';
import { type Candidate, type MadeSquad, makeSquad } from './makeSquad.js';
import { makeManager, makeTeamName } from './names.js';

/** Squads that are different; more teams than this share them, with armbands of their own. */
const DIFFERENT_SQUADS = 4_000;
/** Suffix of the addresses of made-up managers, which can never receive mail. */
export const MANAGER_ADDRESSES = '@teams.invalid';
const BATCH = 1_000;
const WEEK = 7 * 24 * 3_600_000;

/** An account and its team. */
export interface SeededTeam {
  readonly email: string;
  readonly passwordHash: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string | null;
  readonly roles: readonly ('premium' | 'pundit' | 'support' | 'operator')[];
  /** Null for an account without a team. */
  readonly team: { readonly name: string; readonly nameVisible: boolean } | null;
}

/** An account, and the team to create for it. */
export interface SeededMember {
  readonly userId: number;
  readonly team: { readonly name: string; readonly nameVisible: boolean };
}

export interface SeedOptions {
  readonly teams: number;
  /** The matchday the teams begin with. */
  readonly weekId: number;
  readonly seed: number;
  /** Accounts that come first, before the made-up managers. */
  readonly first?: readonly SeededTeam[];
  /** Existing accounts that get another team, before all others. */
  readonly members?: readonly SeededMember[];
}

/** Adds made-up managers with legal teams, made in the weeks before the deadline of their first matchday. */
export async function seedTeams(context: GameContext, options: SeedOptions): Promise<number> {
  const { models } = context;
  const random = createRandom(options.seed);
  const competition = await loadCompetition(context);
  const where = { competitionId: competition?.id ?? 0, weekId: options.weekId };
  const matchday = await models.Matchday.findOne({ where, raw: true });
  if (!competition || !matchday) throw new Error(`There is no matchday ${options.weekId} to seed teams for.`);
  const candidates = await loadCandidates(context, competition.id);
  const squads = makeSquads(
    candidates,
    competition.rules,
    Math.min(options.teams + (options.first?.length ?? 0) + (options.members?.length ?? 0), DIFFERENT_SQUADS),
    random,
  );
  return context.withTransaction(async (transaction) => {
    const ids = await nextIds(context, transaction);
    // Matchdays that run may have copied the lineups of all teams there were.
    await models.FrozenLineups.destroy({ where: { competitionId: competition.id }, transaction });
    const accounts = [...(options.first ?? []), ...makeAccounts(options.teams, ids.user, random)];
    const deadline = Number(matchday.deadlineAt);
    const members = options.members ?? [];
    const count = members.length + accounts.length;
    const createdAt = (index: number) =>
      Math.round(deadline - 4 * WEEK + (4 * WEEK - 3_600_000) * ((index + 1) / (count + 1)) ** 0.5);
    const rows = accounts.map((account, index) => ({
      account,
      userId: ids.user + index,
      createdAt: createdAt(members.length + index),
    }));
    await insertUsers(context, rows, transaction);
    const withTeam = [
      ...members.map(({ userId, team }, index) => ({
        account: { team },
        userId,
        createdAt: createdAt(index),
      })),
      ...rows.filter(({ account }) => account.team !== null),
    ];
    for (let start = 0; start < withTeam.length; start += BATCH) {
      const batch = withTeam.slice(start, start + BATCH);
      const teams = batch.map(({ account, userId, createdAt }, offset) => {
        const squad = squads[(start + offset) % squads.length];
        if (!squad || !account.team) throw new Error('A seeded team has no squad.');
        const id = ids.team + start + offset;
        return {
          id,
          userId,
          createdAt,
          squad,
          name: account.team.name,
          nameVisible: account.team.nameVisible,
        };
      });
      await insertTeams(context, teams, candidates, { ...competition, weekId: options.weekId }, transaction);
    }
    return withTeam.length;
  });
}

/**
 * Creates this many squads, each legal by the rules of the game.
 * @throws when one is not
 */
export function makeSquads(
  candidates: readonly Candidate[],
  rules: CompetitionRules,
  count: number,
  random: Random,
): MadeSquad[] {
  const players = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  return Array.from({ length: Math.max(1, count) }, () => {
    const squad = makeSquad(candidates, rules, random);
    const issues = validateLineup(squad.lineup, { players, rules, matchday: 1, money: rules.budget });
    if (issues.length > 0) throw new Error(`A seeded squad is not legal: ${JSON.stringify(issues)}`);
    return squad;
  });
}

function makeAccounts(count: number, firstId: number, random: Random): SeededTeam[] {
  const usedNames = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const manager = makeManager(random);
    return {
      // Made-up managers can't sign in: they have no password.
      email: `manager${firstId + index}${MANAGER_ADDRESSES}`,
      passwordHash: null,
      ...manager,
      roles: random.next() < 0.08 ? (['premium'] as const) : [],
      team: { name: makeTeamName(manager, usedNames, random), nameVisible: random.next() < 0.6 },
    };
  });
}

async function nextIds({ models }: GameContext, transaction: Transaction) {
  const [user, team] = await Promise.all([
    models.User.max<number | null, User>('id', { transaction }),
    models.Team.max<number | null, Team>('id', { transaction }),
  ]);
  return { user: (user ?? 0) + 1, team: (team ?? 0) + 1 };
}

interface SeededRow {
  readonly account: SeededTeam;
  readonly userId: number;
  readonly createdAt: number;
}

async function insertUsers(
  { models }: GameContext,
  rows: readonly SeededRow[],
  transaction: Transaction,
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH);
    await models.User.bulkCreate(
      batch.map(({ userId, createdAt, account }) => {
        const { email, passwordHash, firstName, lastName, city } = account;
        return {
          id: userId,
          email,
          passwordHash,
          firstName,
          lastName,
          city,
          language: 'nl' as const,
          createdAt,
          emailVerifiedAt: createdAt,
        };
      }),
      { transaction },
    );
    const roles = batch.flatMap(({ userId, account }) => account.roles.map((role) => ({ userId, role })));
    if (roles.length > 0) await models.UserRole.bulkCreate(roles, { transaction });
  }
}

interface SeededTeamRow {
  readonly id: number;
  readonly userId: number;
  readonly createdAt: number;
  readonly name: string;
  readonly nameVisible: boolean;
  readonly squad: MadeSquad;
}

async function insertTeams(
  { models }: GameContext,
  teams: readonly SeededTeamRow[],
  candidates: readonly Candidate[],
  { id: competitionId, rules, weekId }: { id: number; rules: CompetitionRules; weekId: number },
  transaction: Transaction,
): Promise<void> {
  const values = new Map(candidates.map(({ id, value }) => [id, value]));
  await models.Team.bulkCreate(
    teams.map(({ id, userId, createdAt, name, nameVisible }) => ({
      id,
      competitionId,
      userId,
      name,
      nameVisible,
      weekId,
      createdAt,
      // Processes with names in memory find new teams by their ids.
      namedAt: 0,
    })),
    { transaction },
  );
  await models.TeamLineup.bulkCreate(
    teams.map(({ id, createdAt, squad: { lineup, cost } }) => ({
      teamId: id,
      weekId,
      starting: lineup.starting.join(','),
      bench: lineup.bench.join(','),
      captainId: lineup.captainId,
      viceCaptainId: lineup.viceCaptainId,
      purchasePrices: [...lineup.starting, ...lineup.bench].map((player) => values.get(player)).join(','),
      moneyLeft: rules.budget - cost,
      savedAt: createdAt,
    })),
    { transaction },
  );
}
