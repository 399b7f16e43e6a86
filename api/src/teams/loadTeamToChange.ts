import type { GamePlayer } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { GameContext } from '../infra/context.js';
import { partSql } from '../infra/db/jsonPart.js';
import { select } from '../infra/db/select.js';
import { Refusal } from '../infra/errors.js';
import {
  type CompetitionChoice,
  decideBy,
  isMeant,
  readSeason,
  type SeasonRow,
  seasonColumns,
} from '../tournament/index.js';
import { type DecidedMatchday, decideMatchday } from './decideMatchday.js';
import { GAME_PLAYERS, loadGamePlayers, readGamePlayers } from './loadGamePlayers.js';
import { loadHeldLineup } from './loadHeldLineup.js';
import { type HeldLineup, LINEUPS, readLineups } from './loadLineup.js';
import { readTransfers, type StoredTransfer, TRANSFERS } from './loadTransfers.js';
import type { LockedTeam } from './lockTeam.js';

/** All that a change of a locked team is judged on. */
export interface TeamToChange extends DecidedMatchday {
  readonly heldLineup: HeldLineup;
  /** All that are confirmed, the first one first. */
  readonly transfers: readonly StoredTransfer[];
  /** Those of the squad and those asked for, by id; none where nobody was asked for. */
  readonly players: ReadonlyMap<number, GamePlayer>;
}

interface ChangeRequest extends Omit<CompetitionChoice, 'competitionId'> {
  /** The matchday that the player meant; without it, the one that is open. */
  readonly weekId?: number | undefined;
  /** Players whom the change names, whoever they are. */
  readonly playerIds?: readonly number[];
}

type ChangeRow = SeasonRow & Readonly<Record<'lineups' | 'transfers' | 'players', unknown>>;

/**
 * Reads in one statement what a change of a team is judged on, and decides by the clock in it which matchday the change is
 * for. Call it after the team's row is locked: it is the first that the transaction reads without a lock, and fixes what it
 * sees from then on (MySQL).
 */
export async function loadTeamToChange(
  context: GameContext,
  team: LockedTeam,
  { weekId: meantWeek, playerIds = [], ...choice }: ChangeRequest,
  transaction: Transaction,
): Promise<TeamToChange> {
  const { sequelize } = context;
  const [row] = await select<ChangeRow>(
    sequelize,
    `SELECT ${seasonColumns(context, true)},
            ${partSql(sequelize, LINEUPS)} AS lineups,
            ${partSql(sequelize, TRANSFERS)} AS transfers,
            ${playerIds.length > 0 ? partSql(sequelize, GAME_PLAYERS) : 'NULL'} AS players
       FROM teams t JOIN competitions c ON c.id = t.competition_id WHERE t.id = :teamId`,
    { teamId: team.id, playerIds },
    transaction,
  );
  if (!row) throw new Refusal('not-found');
  const season = readSeason(context, row, true);
  decideBy(season, transaction);
  if (!isMeant(season, choice)) throw new Refusal('not-found');
  const decided = decideMatchday(season, team, meantWeek);
  const { weekId } = decided;
  const heldLineup = await loadHeldLineup(context, team, weekId, transaction, readLineups(row.lineups));
  const players = readGamePlayers(row.players);
  if (playerIds.length > 0) {
    const others = [...heldLineup.starting, ...heldLineup.bench].filter((id) => !playerIds.includes(id));
    for (const [id, player] of await loadGamePlayers(context, team.competitionId, others, transaction)) {
      players.set(id, player);
    }
  }
  // What came after it was taken back with the lineups.
  const transfers = readTransfers(row.transfers).filter((transfer) => transfer.weekId <= weekId);
  return { ...decided, heldLineup, players, transfers };
}
