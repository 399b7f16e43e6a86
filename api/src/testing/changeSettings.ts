import type { StoredSettings } from '../competition/storedSettings.js';
import type { Database } from '../db/database.js';

/** Changes settings of the only competition. */
export async function changeSettings(
  { models }: Pick<Database, 'models'>,
  change: Partial<StoredSettings>,
): Promise<void> {
  const row = await models.Competition.findOne({ rejectOnEmpty: true });
  await row.update({ settings: JSON.stringify({ ...JSON.parse(row.settings), ...change }) });
}
