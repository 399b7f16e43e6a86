import { isAwaited } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { Database } from '../../infra/db/database.js';
import type { StoredSettings } from '../competition/storedSettings.js';
import { isOver } from '../snapshot/visibility.js';

interface Where {
  readonly competitionId: number;
  readonly settings: Pick<StoredSettings, 'postponedStay'>;
  readonly now: number;
}

/**
 * Confirmed matchdays that can not stay confirmed, as this transaction sees them: the first with a match that is still to
 * be played, and those after it, which build on its points.
 */
export async function lostConfirmations(
  { models }: Pick<Database, 'models'>,
  { competitionId, settings, now }: Where,
  transaction: Transaction,
): Promise<number[]> {
  const confirmedMatchdays = await models.Matchday.findAll({
    attributes: ['weekId'],
    where: { competitionId, state: 'confirmed' },
    order: ['weekId'],
    raw: true,
    transaction,
  });
  const weeks = confirmedMatchdays.map(({ weekId }) => weekId);
  if (weeks.length === 0) return [];
  const matches = await models.Match.findAll({
    attributes: ['weekId', 'kickoffAt', 'finishedAt', 'homeScore', 'minute', 'state'],
    where: { competitionId, weekId: weeks },
    raw: true,
    transaction,
  });
  const unplayedWeeks = matches.filter((match) => isToPlay(match, settings, now)).map(({ weekId }) => weekId);
  const first = Math.min(...unplayedWeeks);
  return weeks.filter((weekId) => weekId >= first);
}

/** Whether a match is still to be played, or to be played to its end. */
export function isToPlay(
  match: Parameters<typeof isAwaited>[0] & Parameters<typeof isOver>[0],
  settings: Where['settings'],
  now: number,
): boolean {
  return isAwaited(match, settings) && !isOver(match, now);
}
