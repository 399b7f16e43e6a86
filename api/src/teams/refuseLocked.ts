import { changedRoles, isDecidedUnplayed, type LineupCandidate } from '@euro/game';
import { Op, type Transaction } from 'sequelize';
import type { GameContext } from '../infra/context.js';
import { Refusal } from '../infra/errors.js';
import type { DecidedMatchday } from './decideMatchday.js';
import { loadGamePlayers } from './loadGamePlayers.js';

/** A change of a lineup for the matchday that was decided. */
interface LineupChange extends Pick<DecidedMatchday, 'season' | 'weekId' | 'now'> {
  /** Null for a new team. */
  readonly before: LineupCandidate | null;
  readonly after: LineupCandidate;
}

/**
 * Known points are not for sale (decisions §12.6): where a match may be played before its matchday's deadline, the part
 * of its players in a lineup is fixed from its kick-off on.
 * @throws Refusal with `player-locked` among its `issues`
 */
export async function refuseLocked(
  context: Pick<GameContext, 'models' | 'sequelize'>,
  { before, after, ...matchday }: LineupChange,
  code: 'lineup-invalid' | 'transfers-invalid',
  transaction: Transaction,
): Promise<void> {
  if (!matchday.season.competition.settings.broughtForwardStay) return;
  const playerIds = await lockedPlayers(context, matchday, changedRoles(before, after), transaction);
  if (playerIds.length > 0)
    throw new Refusal(code, { issues: [{ code: 'player-locked', params: { playerIds } }] });
}

/** Those of some players whose match in an open matchday has kicked off, by the club that they had then. */
export async function lockedPlayers(
  { models, sequelize }: Pick<GameContext, 'models' | 'sequelize'>,
  { season, weekId, now }: Pick<DecidedMatchday, 'season' | 'weekId' | 'now'>,
  ids: readonly number[],
  transaction: Transaction,
): Promise<number[]> {
  const { id: competitionId, settings } = season.competition;
  if (!settings.broughtForwardStay) return [];
  const rows = await models.Match.findAll({
    attributes: ['homeId', 'awayId', 'kickoffAt', 'state', 'homeScore'],
    where: { competitionId, weekId, kickoffAt: { [Op.lte]: now } },
    raw: true,
    transaction,
  });
  const begunMatches = rows.filter((match) => match.state !== 'postponed' && !isDecidedUnplayed(match));
  const lockedIds = new Set<number>();
  // Few matches begin before their matchday's deadline.
  for (const { homeId, awayId, kickoffAt } of begunMatches) {
    const deadline = Number(kickoffAt);
    const players = await loadGamePlayers({ sequelize }, { competitionId, ids, deadline }, transaction);
    for (const { id, clubId, hasLeft } of players.values())
      if (!hasLeft && (clubId === homeId || clubId === awayId)) lockedIds.add(id);
  }
  return ids.filter((id) => lockedIds.has(id));
}
