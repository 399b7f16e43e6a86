import type { LeagueMode } from '@euro/api-contract';
import type { Transaction } from 'sequelize';
import type { GameContext } from '../infra/context.js';
import { createRandom, type Random } from '../infra/random/seededRandom.js';
import { newInviteKey, redraw, storeNameWords } from '../leagues/index.js';
import { loadSeason } from '../tournament/index.js';

const HOUR = 3_600_000;
/** After matchday 1 the fan is second, eleventh and first in the first three leagues. */
const SEED = 170_910;

export interface DemoLeague {
  readonly name: string;
  readonly teams: number;
  /** Demo accounts whose teams are in it; the first leads it. Without any a made-up premium member does. */
  readonly accounts: readonly string[];
  /** Demo accounts that a made-up member invited. */
  readonly guests: readonly string[];
  readonly mode: LeagueMode;
  readonly findable: boolean;
}

const FAN = 'fan@demo.test';
const PREMIUM = 'premium@demo.test';
const PUNDIT = 'pundit@demo.test';
const PRIVATE = { accounts: [], guests: [], mode: 'points', findable: false } as const;
const OPEN = { ...PRIVATE, findable: true } as const;

const LEAGUES: readonly DemoLeague[] = [
  { ...PRIVATE, name: 'De Kantine', teams: 8, accounts: [PREMIUM], guests: [FAN] },
  { ...PRIVATE, name: 'Team Boekhouding', teams: 23, guests: [FAN] },
  { ...PRIVATE, name: 'Familie Van Damme', teams: 6, guests: [FAN] },
  {
    ...PRIVATE,
    ...{ name: 'Man tegen man', teams: 10, accounts: [PREMIUM], guests: [FAN, PUNDIT] },
    mode: 'head-to-head',
  },
  { ...OPEN, name: 'Kantine Derby', teams: 14 },
  { ...OPEN, name: 'De Kantine van Kessel', teams: 31 },
  { ...OPEN, name: 'Rode Duivels Fanclub', teams: 40, guests: [PUNDIT] },
  { ...OPEN, name: 'Oranje boven', teams: 12 },
];

/** Those of another competition. */
export const OTHER_LEAGUES: readonly DemoLeague[] = [
  { ...PRIVATE, name: 'De Winterkantine', teams: 8, accounts: [PREMIUM], guests: [FAN] },
  {
    ...PRIVATE,
    ...{ name: 'Man tegen man in de winter', teams: 10, accounts: [PREMIUM], guests: [FAN, PUNDIT] },
    mode: 'head-to-head',
  },
  { ...OPEN, name: 'Winterelf', teams: 16, guests: [PUNDIT] },
];

interface DemoTeam {
  readonly id: number;
  readonly userId: number;
  readonly email: string;
  readonly isPremium: boolean;
}

/** Puts the demo's teams into leagues that were made before the first deadline. Answers how many there are. */
export async function seedLeagues(context: GameContext, leagues = LEAGUES): Promise<number> {
  const random = createRandom(SEED);
  await context.withTransaction(async (transaction) => {
    const season = await loadSeason(context, {}, transaction);
    const teams = await loadTeams(context, season.competition.id, transaction);
    const deadline = season.matchdays[0]?.deadline ?? season.now;
    for (const [index, league] of leagues.entries()) {
      const members = chooseMembers(league, teams, random);
      const [admin] = members;
      if (!admin) continue;
      // A league per day; members join an hour after each other, all before the deadline.
      const startedAt = deadline - (members.length + 1 + (leagues.length - index) * 24) * HOUR;
      const { name, mode, findable } = league;
      const storedLeague = await context.models.League.create(
        {
          ...{ competitionId: season.competition.id, name, cover: null, adminId: admin.userId },
          ...{ weekId: 1, mode, findable, inviteKey: newInviteKey(), createdAt: startedAt },
        },
        { transaction },
      );
      await storeNameWords(context, storedLeague, transaction);
      await context.models.LeagueMember.bulkCreate(
        members.map(({ id }, place) => ({
          leagueId: storedLeague.id,
          teamId: id,
          joinedAt: startedAt + place * HOUR,
        })),
        { transaction },
      );
      // Drawn as of then: no matchday was locked yet.
      await redraw(context, storedLeague, { ...season, lastLockedWeek: null }, transaction);
    }
  });
  return leagues.length;
}

/** The teams of a league, its admin's in front. */
function chooseMembers(league: DemoLeague, teams: readonly DemoTeam[], random: Random): DemoTeam[] {
  const ofAccounts = (emails: readonly string[]) => teams.filter(({ email }) => emails.includes(email));
  const accounts = ofAccounts(league.accounts);
  const guests = ofAccounts(league.guests);
  const madeUp = teams.filter(({ email }) => ![FAN, PREMIUM, PUNDIT].includes(email));
  const admin = accounts[0] ?? random.pick(madeUp.filter(({ isPremium }) => isPremium));
  const members = new Set([admin, ...accounts, ...guests]);
  while (members.size < Math.min(league.teams, teams.length)) members.add(random.pick(madeUp));
  return [...members];
}

async function loadTeams(
  { models }: GameContext,
  competitionId: number,
  transaction: Transaction,
): Promise<DemoTeam[]> {
  const [teams, users, premium] = await Promise.all([
    models.Team.findAll({
      attributes: ['id', 'userId'],
      where: { competitionId, deletedAt: null },
      order: [['id', 'ASC']],
      raw: true,
      transaction,
    }),
    models.User.findAll({ attributes: ['id', 'email'], raw: true, transaction }),
    models.UserRole.findAll({ where: { role: 'premium' }, raw: true, transaction }),
  ]);
  const emails = new Map(users.map(({ id, email }) => [id, email]));
  const premiumIds = new Set(premium.map(({ userId }) => userId));
  return teams.map(({ id, userId }) => ({
    id,
    userId,
    email: emails.get(userId) ?? '',
    isPremium: premiumIds.has(userId),
  }));
}
