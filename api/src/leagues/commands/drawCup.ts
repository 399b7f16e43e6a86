import { cupPlaces } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { GameContext } from '../../infra/context.js';
import { Refusal } from '../../infra/errors.js';
import type { League } from '../../models/index.js';
import { loadSeason, type Season } from '../../tournament/index.js';
import { checkFirstWeek } from '../checkLeague.js';
import { tableOf } from '../leagueTable.js';
import { loadLeagueFacts } from '../loadLeagueFacts.js';

/** Fewest teams of a cup. */
const MIN_TEAMS = 2;

/**
 * Draws the cup of a league whose row is locked, in the place of one that has not begun: the teams of its table, the
 * first as the best seed, as many as the matchdays from `weekId` on have room for.
 * @returns the competition as the draw saw it
 */
export async function drawCup(
  context: GameContext,
  league: League,
  { weekId }: { readonly weekId: number },
  transaction: Transaction,
): Promise<Season> {
  const season = await loadSeason(context, { competitionId: league.competitionId }, transaction);
  await removeCup(context, league, season, transaction);
  checkFirstWeek(season, weekId);
  const weeks = season.matchdays.filter((matchday) => matchday.weekId >= weekId).length;
  const [read] = await loadLeagueFacts(context, [league.id], transaction);
  const rows = read ? tableOf(read).rows : [];
  if (rows.length < MIN_TEAMS) throw new Refusal('cup-needs-teams');
  const seeds = rows.map(({ team }) => team.teamId).slice(0, cupPlaces(weeks));
  await context.models.LeagueCup.create(
    { leagueId: league.id, weekId, seedsJson: JSON.stringify(seeds) },
    { transaction },
  );
  return season;
}

/** Calls off the cup of a league whose row is locked, which must not have begun. */
export async function cancelCup(
  context: GameContext,
  league: League,
  transaction: Transaction,
): Promise<void> {
  const season = await loadSeason(context, { competitionId: league.competitionId }, transaction);
  if (!(await removeCup(context, league, season, transaction))) throw new Refusal('not-found');
}

async function removeCup(
  { models }: GameContext,
  { id: leagueId }: League,
  { lastLockedWeek }: Season,
  transaction: Transaction,
): Promise<boolean> {
  const cup = await models.LeagueCup.findByPk(leagueId, { transaction });
  if (cup && cup.weekId <= (lastLockedWeek ?? 0)) throw new Refusal('cup-running');
  await cup?.destroy({ transaction });
  return cup !== null;
}
