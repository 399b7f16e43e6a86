import { type NewPollOption, POLL_LIMITS } from '@euro/api-contract';
import type { Transaction } from 'sequelize';
import { Refusal } from '../../infra/errors.js';
import { plainText } from '../../infra/text/plainText.js';
import type { LeaguesContext } from '../context.js';
import type { StoredOption } from './storedPoll.js';

/**
 * The options of a new poll as they are stored: plain text on one line, all different.
 * @throws the refusal `poll-invalid`
 */
export function checkOptions(options: readonly NewPollOption[]): readonly StoredOption[] {
  const { fewest, most, length } = POLL_LIMITS;
  const checked = options.map(({ text, player_id }) => {
    const line = plainText(text, length);
    if (line === null || line.includes('\n')) throw new Refusal('poll-invalid');
    return { text: line, playerId: player_id ?? null };
  });
  const isDistinct = new Set(checked.map(({ text }) => text.toLowerCase())).size === checked.length;
  if (checked.length < fewest || checked.length > most || !isDistinct) throw new Refusal('poll-invalid');
  return checked;
}

/** @throws the refusal `invalid-input` for an option that names a player of another competition */
export async function requirePlayers(
  { models }: Pick<LeaguesContext, 'models'>,
  options: readonly StoredOption[],
  competitionId: number,
  transaction: Transaction,
): Promise<void> {
  const ids = [...new Set(options.flatMap(({ playerId }) => playerId ?? []))];
  const known = await models.Player.count({ where: { id: ids, competitionId }, transaction });
  if (known < ids.length) throw new Refusal('invalid-input', { problems: ['player_id is of no player.'] });
}
