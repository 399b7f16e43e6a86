import type { MatchdaySettings } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { Database } from '../../infra/db/database.js';
import { inItsWindow, type Windows } from '../feed/countInWindows.js';
import type { StoredTournament } from './loadTournament.js';

interface Moved {
  readonly windows: Windows;
  readonly settings: MatchdaySettings;
  /** Ids, unique over all competitions, of the matches that the message names. */
  readonly namedIds: ReadonlySet<number>;
}

/** A deadline that a message moves may move matches that it does not name into another matchday: stores which. */
export async function moveOthers(
  { models }: Pick<Database, 'models'>,
  { matches, matchIds }: Pick<StoredTournament, 'matches' | 'matchIds'>,
  { windows, settings, namedIds }: Moved,
  transaction: Transaction,
): Promise<void> {
  for (const match of matches) {
    const id = matchIds.get(match.id) ?? match.id;
    if (namedIds.has(id)) continue;
    const { weekId, plannedWeekId } = inItsWindow(match, windows, settings);
    if (weekId === match.weekId && plannedWeekId === match.plannedWeekId) continue;
    await models.Match.update({ weekId, plannedWeekId }, { where: { id }, transaction });
    await models.MatchStat.update({ weekId }, { where: { matchId: id }, transaction });
  }
}
