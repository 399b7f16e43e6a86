import { fn } from 'sequelize';
import type { Database } from '../infra/db/database.js';
import type { StoredState } from './ledger.js';

/** Reads the stored data of acknowledged changes, except for the teams. */
export async function readStored({ models }: Database): Promise<Omit<StoredState, 'teams'>> {
  const keys = await models.IdempotencyKey.findAll({ attributes: ['key'], raw: true });
  const sessions = await models.Session.findAll({ attributes: ['tokenHash'], raw: true });
  const receipts = await models.Receipt.findAll({
    attributes: ['teamId', [fn('COUNT', '*'), 'version']],
    group: ['teamId'],
    raw: true,
  });
  const members = await models.LeagueMember.findAll({ attributes: ['leagueId', 'teamId'], raw: true });
  return {
    keys: new Set(keys.map(({ key }) => key)),
    sessions: new Set(sessions.map(({ tokenHash }) => tokenHash)),
    receipts: new Map(receipts.map(({ teamId, version }) => [teamId, Number(version)])),
    members: members.map(({ leagueId, teamId }) => `${leagueId} ${teamId}`),
  };
}
