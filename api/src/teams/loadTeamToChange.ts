import type { GamePlayer } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { GameContext } from '../infra/context.js';
import type { Database } from '../infra/db/database.js';
import { partSql } from '../infra/db/jsonPart.js';
import { select } from '../infra/db/select.js';
import { Refusal } from '../infra/errors.js';
import { decideBy, readSeason, type SeasonRow, seasonColumns } from '../tournament/index.js';
import { type DecidedMatchday, decideMatchday } from './decideMatchday.js';
import { GAME_PLAYERS, loadGamePlayers, readGamePlayers } from './loadGamePlayers.js';
import { type HeldLineup, LINEUPS, lineupIn, loadLineups, readLineups } from './loadLineup.js';
import { type LockedTeam, selectLockedTeam } from './lockedTeam.js';
import { rewindTeams } from './rewindTeams.js';
import { readTransfers, type StoredTransfer, TRANSFERS } from './storedTransfers.js';

/** The data by which a change of a locked team is validated. */
export interface TeamToChange extends DecidedMatchday {
  readonly heldLineup: HeldLineup;
  /** All that are confirmed, the first one first. */
  readonly transfers: readonly StoredTransfer[];
  /** Players of the squad and of the change by id; empty when the change names none. */
  readonly players: ReadonlyMap<number, GamePlayer>;
}

interface ChangeRequest {
  /** The matchday that the player meant; without it, the one that is open. */
  readonly weekId?: number | undefined;
  /** Ids of all players in the change, whether they exist or not. */
  readonly playerIds?: readonly number[];
}

type ChangeRow = SeasonRow & Readonly<Record<'lineups' | 'transfers' | 'players', unknown>>;

/**
 * Reads in one statement what a change of a team is judged on, and decides by the clock in it which matchday the
 * change is for. Call it after the team's row is locked: it is the first that the transaction reads without a lock,
 * and fixes what it sees from then on (MySQL).
 */
export async function loadTeamToChange(
  context: GameContext,
  team: LockedTeam,
  { weekId: meantWeek, playerIds = [] }: ChangeRequest,
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
  const decidedMatchday = decideMatchday(season, team, meantWeek);
  const { weekId, deadline } = decidedMatchday;
  const heldLineup = await loadHeldLineup(context, team, weekId, transaction, readLineups(row.lineups));
  const players = readGamePlayers(row.players, deadline);
  if (playerIds.length > 0) {
    const others = [...heldLineup.starting, ...heldLineup.bench].filter((id) => !playerIds.includes(id));
    const query = { competitionId: team.competitionId, ids: others, deadline };
    for (const [id, player] of await loadGamePlayers(context, query, transaction)) players.set(id, player);
  }
  // Receipts after it were undone together with the lineups.
  const transfers = readTransfers(row.transfers).filter((transfer) => transfer.weekId <= weekId);
  return { ...decidedMatchday, heldLineup, players, transfers };
}

/** For all that is held, and one behind it. */
const NEWEST = { upTo: Number.MAX_SAFE_INTEGER, limit: 2 };

/**
 * The squad that a locked team holds in the matchday a change counts for. Squads saved for later matchdays are
 * deleted first: the deadline was moved back behind that save, and such a squad would silently replace the change.
 * Only the squad that returns after a free hit is kept.
 * @param loaded its lineups, when this transaction has read them already
 */
export async function loadHeldLineup(
  context: Pick<Database, 'models' | 'sequelize' | 'dialect'>,
  team: LockedTeam,
  weekId: number,
  transaction: Transaction,
  loadedLineups?: readonly HeldLineup[],
): Promise<HeldLineup> {
  const query = { ...NEWEST, teamId: team.id };
  let lineups = loadedLineups ?? (await loadLineups(context, query, transaction));
  const last = lineups[0]?.weekId ?? 0;
  const returnsFrom = team.freeHitWeek === weekId ? weekId + 1 : weekId;
  if (last > returnsFrom) {
    await rewindTeams(context, { openWeek: weekId, teamId: team.id }, transaction);
    Object.assign(team, await selectLockedTeam(context, team.id, transaction));
    lineups = await loadLineups(context, query, transaction);
  }
  const lineup = lineupIn(lineups, weekId);
  if (!lineup) throw new Error(`Team ${team.id} has no lineup for matchday ${weekId}.`);
  return lineup;
}
