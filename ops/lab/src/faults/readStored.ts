import { type Database, select } from '@euro/api/testing';
import type { StoredState } from './ledger.js';

/** Reads the stored data of acknowledged changes, except for the teams. */
export async function readStored({ models, sequelize }: Database): Promise<Omit<StoredState, 'teams'>> {
  const keys = await models.IdempotencyKey.findAll({ attributes: ['key'], raw: true });
  const sessions = await models.Session.findAll({ attributes: ['tokenHash'], raw: true });
  const receipts = await select<{ readonly teamId: number; readonly count: number }>(
    sequelize,
    'SELECT team_id AS teamId, COUNT(*) AS count FROM receipts GROUP BY team_id',
  );
  const members = await models.LeagueMember.findAll({ attributes: ['leagueId', 'teamId'], raw: true });
  return {
    keys: new Set(keys.map(({ key }) => key)),
    sessions: new Set(sessions.map(({ tokenHash }) => tokenHash)),
    receipts: new Map(receipts.map(({ teamId, count }) => [teamId, Number(count)])),
    members: members.map(({ leagueId, teamId }) => `${leagueId} ${teamId}`),
  };
}
