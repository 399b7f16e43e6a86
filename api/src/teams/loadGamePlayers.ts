import { type EpochMs, type GamePlayer, type PositionId, spellAt } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { Database } from '../infra/db/database.js';
import { type JsonPart, readPart } from '../infra/db/jsonPart.js';
import { select } from '../infra/db/select.js';
import { clubsOf } from '../tournament/index.js';

const POSITIONS: readonly PositionId[] = [0, 1, 2, 3, 4];

interface PlayerRow {
  readonly id: number;
  readonly positionId: number;
  readonly clubId: number;
  readonly value: number;
  readonly spells: string | null;
  readonly leftAt: number | null;
}

/** The players `:playerIds` of the competition of `teams t`; read by {@link readGamePlayers}. */
export const GAME_PLAYERS: JsonPart<PlayerRow> = {
  columns: {
    id: 'y.id',
    positionId: 'y.position_id',
    clubId: 'y.club_id',
    value: 'y.value',
    spells: 'y.spells',
    leftAt: 'y.left_at',
  },
  key: 'y.id',
  from: 'players y WHERE y.competition_id = t.competition_id AND y.id IN (:playerIds)',
};

/**
 * Players by id in the form of the rules; unknown ids are left out.
 * @param deadline of the matchday that they are judged for: who has no club then has left, or is not known yet
 */
export function readGamePlayers(value: unknown, deadline: EpochMs): Map<number, GamePlayer> {
  return byId(readPart(GAME_PLAYERS, value), deadline);
}

interface PlayersQuery {
  readonly competitionId: number;
  readonly ids: readonly number[];
  /** As for {@link readGamePlayers}. */
  readonly deadline: EpochMs;
}

/** Players of a competition by id, in the form of the rules; unknown ids are left out. */
export async function loadGamePlayers(
  { sequelize }: Pick<Database, 'sequelize'>,
  { competitionId, ids, deadline }: PlayersQuery,
  transaction?: Transaction,
): Promise<ReadonlyMap<number, GamePlayer>> {
  if (ids.length === 0) return new Map();
  const rows = await select<PlayerRow>(
    sequelize,
    `SELECT id, position_id AS positionId, club_id AS clubId, value, spells, left_at AS leftAt
       FROM players WHERE competition_id = :competitionId AND id IN (:ids)`,
    { competitionId, ids },
    transaction,
  );
  return byId(rows, deadline);
}

function byId(rows: readonly PlayerRow[], deadline: EpochMs): Map<number, GamePlayer> {
  return new Map(
    rows.flatMap(({ id, positionId, clubId, value, ...row }) => {
      const position = POSITIONS.find((candidate) => candidate === positionId);
      const { spells, leftAt } = clubsOf(row);
      const hasLeft = leftAt !== null && leftAt <= deadline;
      const place = spellAt({ clubId, shirt: null, spells }, hasLeft ? leftAt : deadline);
      if (position === undefined || !place) return [];
      const player = { id, positionId: position, clubId: place.clubId, value };
      return [[id, hasLeft ? { ...player, hasLeft } : player]];
    }),
  );
}
