import type { GamePlayer, PositionId } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { Database } from '../infra/db/database.js';
import { select } from '../infra/db/select.js';

const POSITIONS: readonly PositionId[] = [0, 1, 2, 3, 4];

/** Players of a competition by id, as the rules look at them; ids that nobody has are left out. */
export async function loadGamePlayers(
  { sequelize }: Pick<Database, 'sequelize'>,
  competitionId: number,
  ids: readonly number[],
  transaction?: Transaction,
): Promise<ReadonlyMap<number, GamePlayer>> {
  if (ids.length === 0) return new Map();
  const rows = await select<Omit<GamePlayer, 'positionId'> & { readonly positionId: number }>(
    sequelize,
    `SELECT id, position_id AS positionId, club_id AS clubId, value
       FROM players WHERE competition_id = :competitionId AND id IN (:ids)`,
    { competitionId, ids },
    transaction,
  );
  return new Map(
    rows.flatMap(({ id, positionId, clubId, value }) => {
      const position = POSITIONS.find((candidate) => candidate === positionId);
      return position === undefined ? [] : [[id, { id, positionId: position, clubId, value }]];
    }),
  );
}
