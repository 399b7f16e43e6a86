import type { GamePlayer, PositionId } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { Database } from '../db/database.js';

const POSITIONS: readonly PositionId[] = [0, 1, 2, 3, 4];

/** Players of a competition by id, as the rules look at them; ids that nobody has are left out. */
export async function loadGamePlayers(
  { models }: Pick<Database, 'models'>,
  competitionId: number,
  ids: readonly number[],
  transaction?: Transaction,
): Promise<ReadonlyMap<number, GamePlayer>> {
  const rows = await models.Player.findAll({
    attributes: ['id', 'positionId', 'clubId', 'value'],
    where: { competitionId, id: [...ids] },
    raw: true,
    transaction: transaction ?? null,
  });
  return new Map(
    rows.flatMap(({ id, positionId, clubId, value }) => {
      const position = POSITIONS.find((known) => known === positionId);
      return position === undefined ? [] : [[id, { id, positionId: position, clubId, value }]];
    }),
  );
}
