import type { PowerSub } from '@euro/game';
import { QueryTypes, type Transaction } from 'sequelize';
import type { Database } from '../infra/db/database.js';
import { type JsonPart, readPart } from '../infra/db/jsonPart.js';
import { select } from '../infra/db/select.js';

/** A power sub with the moment of game time at which it was made. */
export interface MadePowerSub extends PowerSub {
  readonly at: number;
}

/** The power subs of all teams in a matchday, by team id; each team's in the order in which they were made. */
export async function loadPowerSubs(
  { sequelize }: Pick<Database, 'sequelize'>,
  competitionId: number,
  weekId: number,
  transaction: Transaction | null = null,
): Promise<ReadonlyMap<number, readonly PowerSub[]>> {
  const rows = await sequelize.query<PowerSub & { readonly teamId: number }>(
    `SELECT p.team_id AS teamId, p.out_id AS outId, p.in_id AS inId
       FROM power_subs p JOIN teams t ON t.id = p.team_id
      WHERE p.week_id = :weekId AND t.competition_id = :competitionId AND t.deleted_at IS NULL
      ORDER BY p.team_id, p.id`,
    { replacements: { competitionId, weekId }, type: QueryTypes.SELECT, transaction },
  );
  return byTeamId(rows);
}

/** The same of some teams. */
export async function loadPowerSubsOf(
  { sequelize }: Pick<Database, 'sequelize'>,
  teamIds: readonly number[],
  weekId: number,
): Promise<ReadonlyMap<number, readonly PowerSub[]>> {
  if (teamIds.length === 0) return new Map();
  const rows = await sequelize.query<PowerSub & { readonly teamId: number }>(
    `SELECT team_id AS teamId, out_id AS outId, in_id AS inId
       FROM power_subs WHERE team_id IN (:teamIds) AND week_id = :weekId ORDER BY team_id, id`,
    { replacements: { teamIds: [...teamIds], weekId }, type: QueryTypes.SELECT },
  );
  return byTeamId(rows);
}

function byTeamId(
  rows: readonly (PowerSub & { readonly teamId: number })[],
): ReadonlyMap<number, readonly PowerSub[]> {
  const byTeam = new Map<number, PowerSub[]>();
  for (const { teamId, ...sub } of rows) {
    const subs = byTeam.get(teamId);
    if (subs) subs.push(sub);
    else byTeam.set(teamId, [sub]);
  }
  return byTeam;
}

/** The power subs of a team of `teams t` in a matchday, `:weekId`; read by {@link readPowerSubs}. */
export const POWER_SUBS: JsonPart<MadePowerSub & { readonly id: number }> = {
  columns: { id: 's.id', outId: 's.out_id', inId: 's.in_id', at: 's.at' },
  key: 's.id',
  from: 'power_subs s WHERE s.team_id = t.id AND s.week_id = :weekId',
};

/** In the order in which they were made. */
export function readPowerSubs(value: unknown): MadePowerSub[] {
  return readPart(POWER_SUBS, value)
    .sort((a, b) => a.id - b.id)
    .map(({ outId, inId, at }) => ({ outId, inId, at }));
}

/** The power subs of one team in a matchday, in the order in which they were made. */
export async function loadTeamPowerSubs(
  { sequelize }: Pick<Database, 'sequelize'>,
  teamId: number,
  weekId: number,
  transaction?: Transaction,
): Promise<MadePowerSub[]> {
  const rows = await select<MadePowerSub>(
    sequelize,
    `SELECT out_id AS outId, in_id AS inId, at FROM power_subs
      WHERE team_id = :teamId AND week_id = :weekId ORDER BY id`,
    { teamId, weekId },
    transaction,
  );
  return rows.map(({ outId, inId, at }) => ({ outId, inId, at: Number(at) }));
}
