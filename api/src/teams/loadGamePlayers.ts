import type { GamePlayer, PositionId } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { Database } from '../infra/db/database.js';
import { type JsonPart, readPart } from '../infra/db/jsonPart.js';
import { select } from '../infra/db/select.js';

const POSITIONS: readonly PositionId[] = [0, 1, 2, 3, 4];

type PlayerRow = Omit<GamePlayer, 'positionId'> & { readonly positionId: number };

/** The players `:playerIds` of the competition of `teams t`; read by {@link readGamePlayers}. */
export const GAME_PLAYERS: JsonPart<PlayerRow> = {
  columns: { id: 'y.id', positionId: 'y.position_id', clubId: 'y.club_id', value: 'y.value' },
  key: 'y.id',
  from: 'players y WHERE y.competition_id = t.competition_id AND y.id IN (:playerIds)',
};

/** Players by id in the form of the rules; unknown ids are left out. */
export function readGamePlayers(value: unknown): Map<number, GamePlayer> {
  return byId(readPart(GAME_PLAYERS, value));
}

/** Players of a competition by id, in the form of the rules; unknown ids are left out. */
export async function loadGamePlayers(
  { sequelize }: Pick<Database, 'sequelize'>,
  competitionId: number,
  ids: readonly number[],
  transaction?: Transaction,
): Promise<ReadonlyMap<number, GamePlayer>> {
  if (ids.length === 0) return new Map();
  const rows = await select<PlayerRow>(
    sequelize,
    `SELECT id, position_id AS positionId, club_id AS clubId, value
       FROM players WHERE competition_id = :competitionId AND id IN (:ids)`,
    { competitionId, ids },
    transaction,
  );
  return byId(rows);
}

function byId(rows: readonly PlayerRow[]): Map<number, GamePlayer> {
  return new Map(
    rows.flatMap(({ id, positionId, clubId, value }) => {
      const position = POSITIONS.find((candidate) => candidate === positionId);
      return position === undefined ? [] : [[id, { id, positionId: position, clubId, value }]];
    }),
  );
}
