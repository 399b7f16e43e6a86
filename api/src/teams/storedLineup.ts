import {
  type EpochMs,
  type GamePlayer,
  type Lineup,
  type LineupCandidate,
  orderLineup,
  type Tenths,
} from '@euro/game';
import type { Transaction } from 'sequelize';
import type { Database } from '../infra/db/database.js';
import { execute, insertReturningId } from '../infra/db/execute.js';
import type { TeamLineup } from '../models/index.js';

/** A lineup with the purchase price of each player and the money left. */
export interface StoredLineup extends Lineup {
  /** By player id. */
  readonly purchasePrices: ReadonlyMap<number, Tenths>;
  readonly moneyLeft: Tenths;
}

/** The compact columns of `team_lineups`. */
export type LineupColumns = Pick<
  TeamLineup,
  'starting' | 'bench' | 'captainId' | 'viceCaptainId' | 'purchasePrices' | 'moneyLeft'
>;

export function readLineup(row: LineupColumns): StoredLineup {
  const starting = row.starting.split(',').map(Number);
  const bench = row.bench === '' ? [] : row.bench.split(',').map(Number);
  const prices = row.purchasePrices.split(',').map(Number);
  return {
    starting,
    bench,
    captainId: row.captainId,
    viceCaptainId: row.viceCaptainId,
    purchasePrices: new Map([...starting, ...bench].map((id, index) => [id, prices[index] ?? 0])),
    moneyLeft: row.moneyLeft,
  };
}

export function writeLineup(lineup: StoredLineup): LineupColumns {
  const ids = [...lineup.starting, ...lineup.bench];
  return {
    starting: lineup.starting.join(','),
    bench: lineup.bench.join(','),
    captainId: lineup.captainId,
    viceCaptainId: lineup.viceCaptainId,
    purchasePrices: ids.map((id) => lineup.purchasePrices.get(id) ?? 0).join(','),
    moneyLeft: lineup.moneyLeft,
  };
}

/** Whether a submitted lineup equals the stored one: the same places, bench order and armbands. */
export function isSameTeamSheet(
  candidate: LineupCandidate,
  storedLineup: StoredLineup,
  players: ReadonlyMap<number, GamePlayer>,
): boolean {
  const { captainId, viceCaptainId } = candidate;
  if (captainId !== storedLineup.captainId || viceCaptainId !== storedLineup.viceCaptainId) return false;
  const positions = new Map([...players.values()].map(({ id, positionId }) => [id, positionId]));
  const { starting, bench } = orderLineup({ ...candidate, captainId, viceCaptainId }, positions);
  return starting.join() === storedLineup.starting.join() && bench.join() === storedLineup.bench.join();
}

/** Whether two lineups name the same players, in whatever places. */
export function isSameSquad(
  a: Pick<Lineup, 'starting' | 'bench'>,
  b: Pick<Lineup, 'starting' | 'bench'>,
): boolean {
  const ids = (lineup: Pick<Lineup, 'starting' | 'bench'>) =>
    [...lineup.starting, ...lineup.bench].sort((x, y) => x - y).join(',');
  return ids(a) === ids(b);
}

interface LineupToStore {
  readonly teamId: number;
  /** The matchday it holds from. */
  readonly weekId: number;
  readonly lineup: StoredLineup;
  /** The matchday of the row that holds now. */
  readonly heldWeekId: number;
  readonly savedAt: EpochMs;
}

/** No upsert and no needless delete: each would lock a gap that the next team's save is waiting for (MySQL). */
export async function storeLineup(
  { sequelize }: Pick<Database, 'sequelize'>,
  { teamId, weekId, lineup, heldWeekId, savedAt }: LineupToStore,
  transaction: Transaction,
): Promise<void> {
  const values = { ...writeLineup(lineup), savedAt, teamId, weekId };
  if (heldWeekId === weekId) {
    await execute(
      sequelize,
      `UPDATE team_lineups SET \`starting\` = :starting, bench = :bench, captain_id = :captainId,
              vice_captain_id = :viceCaptainId, purchase_prices = :purchasePrices, money_left = :moneyLeft,
              saved_at = :savedAt
        WHERE team_id = :teamId AND week_id = :weekId`,
      values,
      transaction,
    );
    return;
  }
  await insertReturningId(
    sequelize,
    `INSERT INTO team_lineups (team_id, week_id, \`starting\`, bench, captain_id, vice_captain_id, purchase_prices,
            money_left, saved_at)
     VALUES (:teamId, :weekId, :starting, :bench, :captainId, :viceCaptainId, :purchasePrices, :moneyLeft, :savedAt)`,
    values,
    transaction,
  );
}
