import type { Receipt } from '@euro/api-contract';
import { withoutLinks } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { Caller } from '../../http/index.js';
import type { GameContext } from '../../infra/context.js';
import { lockUser } from '../../infra/db/lockUser.js';
import { Refusal } from '../../infra/errors.js';
import { loadSeason } from '../../tournament/index.js';
import { loadLineup } from '../loadLineup.js';
import { newestVisibleWeek } from '../newestVisibleWeek.js';
import { authorize } from '../policies/policies.js';
import { createTeam } from './createTeam.js';

const NAME_LENGTH = 50;

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Creates a team of the caller from a lineup that he may see (spec §6 "any team may be copied"): his own as saved,
 * another user's as of the last deadline. It is bought at today's prices and starts without points.
 */
export async function copyTeam(
  context: GameContext,
  sourceId: number,
  caller: Caller,
  transaction: Transaction,
): Promise<Receipt> {
  // Locks before the first read, so that all reads are as new as the lock.
  await lockUser(context, caller.userId, transaction);
  const source = await context.models.Team.findOne({ where: { id: sourceId, deletedAt: null }, transaction });
  if (!source) throw new Refusal('not-found');
  authorize(caller, 'team.copy', source);
  const season = await loadSeason(context, { competitionId: source.competitionId }, transaction);
  const newest = newestVisibleWeek(source, season, { caller });
  const lineup = await loadLineup(context, source.id, newest, transaction);
  if (!lineup) throw new Refusal('forbidden');
  return createTeam(
    context,
    caller.userId,
    {
      teamName: `${firstCharacters(withoutLinks(source.name))} (2)`,
      candidate: lineup,
      nameVisible: false,
    },
    transaction,
  );
}

function firstCharacters(name: string): string {
  return [...characters.segment(name)]
    .slice(0, NAME_LENGTH)
    .map(({ segment }) => segment)
    .join('');
}
