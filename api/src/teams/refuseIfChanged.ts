import type { Transaction } from 'sequelize';
import type { Database } from '../infra/db/database.js';
import { Refusal } from '../infra/errors.js';
import type { Team } from '../models/index.js';
import { loadReceipts } from './receipts/loadReceipts.js';

/** Receipts that come with the refusal: a page that is further behind loads the team again. */
const MOST = 20;

/**
 * Two tabs can't overwrite each other: a change that was made on an older version of the team is refused, with
 * the changes since.
 * @param version the version the change was made on; undefined for a caller who does not say
 */
export async function refuseIfChanged(
  context: Pick<Database, 'models'>,
  team: Pick<Team, 'id' | 'version'>,
  version: number | undefined,
  transaction: Transaction,
): Promise<void> {
  if (version === undefined || version === team.version) return;
  const changes = await loadReceipts(
    context,
    { teamId: team.id, sinceVersion: version, limit: MOST },
    transaction,
  );
  throw new Refusal('team-changed-meanwhile', { version: team.version, changes });
}
