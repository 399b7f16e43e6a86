import type { HeldMessage } from '@euro/api-contract';
import type { Database } from '../../infra/db/database.js';
import type { HeldChange } from './heldMessage.js';

/** Messages of the competition's live feed that wait for an operator, the oldest first. */
export async function heldMessages(
  { models }: Pick<Database, 'models'>,
  competitionId: number,
): Promise<HeldMessage[]> {
  const rows = await models.HeldMessage.findAll({
    where: { competitionId, state: 'waiting' },
    order: ['heldAt', 'id'],
    raw: true,
  });
  return rows.map(({ id, heldAt, messageId, heldChange }) => {
    const { closes, reopens, moves }: HeldChange = JSON.parse(heldChange ?? NOTHING);
    return {
      id,
      heldAt: new Date(Number(heldAt)).toISOString(),
      messageId,
      closes: closes.map(({ weekId, before, deadlineAt }) => ({
        weekId,
        from: new Date(before).toISOString(),
        to: new Date(deadlineAt).toISOString(),
      })),
      reopens: [...reopens],
      moves: [...moves],
    };
  });
}

const NOTHING = '{"closes":[],"reopens":[],"moves":[]}';
