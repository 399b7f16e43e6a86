import type { Database } from '../infra/db/database.js';
import type { StoredSettings } from '../tournament/competition/storedSettings.js';

/** Changes settings of the only competition. */
export async function changeSettings(
  { models }: Pick<Database, 'models'>,
  change: Partial<StoredSettings>,
): Promise<void> {
  const row = await models.Competition.findOne({ rejectOnEmpty: true });
  await row.update({ settings: JSON.stringify({ ...JSON.parse(row.settings), ...change }) });
}
