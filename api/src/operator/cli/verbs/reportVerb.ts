import { toPoints } from '@euro/game';
import type { Command } from 'commander';
import { QueryTypes } from 'sequelize';
import { matchdayDigest } from '../../../scoring/index.js';
import { loadCompetition } from '../../../tournament/index.js';
import { type CliContext, CliFailure } from '../cliContext.js';

export function addReport(program: Command, context: CliContext): void {
  program
    .command('report')
    .description('where the game stands: matchdays, teams, points and digests')
    .action(() => report(context));
}

async function report(context: CliContext): Promise<void> {
  const { models, clock, print } = context;
  const competition = await loadCompetition(context);
  if (!competition) throw new CliFailure('There is no competition yet: import a feed.');
  const [users, teams, matches] = await Promise.all([
    models.User.count(),
    models.Team.count({ where: { competitionId: competition.id, deletedAt: null } }),
    models.Match.count({ where: { competitionId: competition.id } }),
  ]);
  print(
    `${competition.feed} ${competition.season} at ${new Date(clock.now()).toISOString()} (${clock.speed()}×)`,
  );
  print(`${users} accounts, ${teams} teams, ${matches} matches`);
  const sums = await pointSums(context, competition.id);
  const matchdays = await models.Matchday.findAll({
    where: { competitionId: competition.id },
    order: ['weekId'],
    raw: true,
  });
  for (const { weekId, deadlineAt, ...matchday } of matchdays) {
    const state = matchday.held ? `${matchday.state} (reopened)` : matchday.state;
    print(`Matchday ${weekId}: ${state}, deadline ${new Date(Number(deadlineAt)).toISOString()}`);
    if (matchday.version === null) continue;
    const average = matchday.averageHalf === null ? '–' : Math.floor(toPoints(matchday.averageHalf));
    const winner = matchday.winnerHalf === null ? '–' : toPoints(matchday.winnerHalf);
    const sum = sums.get(weekId) ?? { players: 0, coaches: 0 };
    print(`  version ${matchday.version}, ${matchday.teams} teams, average ${average}, winner ${winner}`);
    print(`  points of all players ${toPoints(sum.players)}, of all coaches ${toPoints(sum.coaches)}`);
    print(`  digest ${(await matchdayDigest(context, competition.id, weekId)) ?? '–'}`);
  }
}

interface PointSum {
  readonly weekId: number;
  /** Half points. */
  readonly players: number;
  readonly coaches: number;
}

async function pointSums(
  { sequelize }: CliContext,
  competitionId: number,
): Promise<ReadonlyMap<number, PointSum>> {
  const rows = await sequelize.query<PointSum>(
    `SELECT s.week_id AS weekId, SUM(CASE WHEN p.position_id = 0 THEN 0 ELSE s.half_points END) AS players,
       SUM(CASE WHEN p.position_id = 0 THEN s.half_points ELSE 0 END) AS coaches
     FROM player_points s JOIN players p ON p.id = s.player_id
     WHERE p.competition_id = :competitionId GROUP BY s.week_id`,
    { type: QueryTypes.SELECT, replacements: { competitionId } },
  );
  return new Map(rows.map((row) => [row.weekId, row]));
}
