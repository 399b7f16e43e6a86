import type { PricedPlayer } from '../competition/budgetProblem.js';
import { readEditedSettings, writeEditedSettings } from '../competition/editedSettings.js';
import { type SettingValue, settingAt, withSettingAt } from '../competition/settingAt.js';
import { settingProblems } from '../competition/settingProblems.js';
import type { Feed, FeedEdit } from './feed.js';
import type { FeedProblem } from './feedProblem.js';
import { FeedRefusal } from './feedRefusal.js';
import { COMPETITION_FILE } from './readCompetition.js';

interface StoredSettings {
  /** JSON of settings, and of which of them operators changed. */
  readonly settings: string;
  readonly editedSettings: string | null;
}

interface MergedSettings extends StoredSettings {
  /** For the operator: which edits stay, and which settings follow the pack again. */
  readonly warnings: readonly string[];
  readonly edits: readonly FeedEdit[];
}

/**
 * The settings of a pack with those that operators changed at the desk: they hold until the pack itself says something
 * else about them than when they were changed.
 * @param pack the pack's settings as JSON, and its players
 * @param take takes the pack's settings all the same
 * @throws FeedRefusal where settings that are kept and those of the pack do not fit each other
 */
export function keepEditedSettings(
  storedSettings: StoredSettings,
  { settings, players }: Pick<Feed, 'settings'> & { readonly players: readonly PricedPlayer[] },
  take: boolean,
): MergedSettings {
  const ofPack = withEarlierPoints(settings, storedSettings.settings);
  const edits = readEditedSettings(storedSettings.editedSettings);
  const before: Record<string, unknown> = JSON.parse(storedSettings.settings);
  const pack: Record<string, unknown> = JSON.parse(ofPack);
  const editOf = (path: string, isKept: boolean): FeedEdit => ({ kind: 'setting', subject: path, isKept });
  if (take) {
    const lost = [...edits.keys()].filter((path) => settingAt(before, path) !== settingAt(pack, path));
    const ended = lost.map((path) => editOf(path, false));
    return { settings: ofPack, editedSettings: null, warnings: [], edits: ended };
  }
  const held: FeedEdit[] = [];
  const editedValues = new Map<string, SettingValue>();
  const warnings: string[] = [];
  let merged = pack;
  for (const [path, then] of edits) {
    const set = settingAt(before, path) as SettingValue;
    const now = settingAt(pack, path);
    if (now === then && set !== undefined) {
      editedValues.set(path, then);
      merged = withSettingAt(merged, path, set);
      held.push(editOf(path, true));
      warnings.push(`The setting ${path} stays ${set}, as an operator set it; the pack says ${now}.`);
    } else if (now !== set) {
      held.push(editOf(path, false));
      warnings.push(
        `The setting ${path}, which an operator had set to ${set}, is the pack's again: ${now ?? '–'}.`,
      );
    }
  }
  if (editedValues.size > 0) refuseUnfit(merged, players, [...editedValues.keys()]);
  return {
    settings: editedValues.size === 0 ? ofPack : JSON.stringify(merged),
    editedSettings: writeEditedSettings(editedValues),
    warnings,
    edits: held,
  };
}

/** What earlier matchdays have stays: no pack says it (decisions §11.9). */
function withEarlierPoints(ofPack: string, stored: string): string {
  const { earlierPoints }: Record<string, unknown> = JSON.parse(stored);
  return earlierPoints === undefined ? ofPack : JSON.stringify({ ...JSON.parse(ofPack), earlierPoints });
}

function refuseUnfit(
  settings: object,
  players: readonly PricedPlayer[],
  editedPaths: readonly string[],
): void {
  const problems = settingProblems(settings, players).map(
    ({ path, message }): FeedProblem => ({
      ...{ file: COMPETITION_FILE, line: null, column: `settings.${path}` },
      message: `${message} Operators set ${editedPaths.join(', ')}: change that at the desk, or take the pack's settings.`,
    }),
  );
  if (problems.length > 0) throw new FeedRefusal(problems);
}
