import { type SettingValue, settingAt } from './settingAt.js';

/** The pack's values of the settings that operators changed at the desk, by path. */
export type EditedSettings = ReadonlyMap<string, SettingValue>;

export function readEditedSettings(json: string | null): EditedSettings {
  return new Map(Object.entries(json === null ? {} : (JSON.parse(json) as Record<string, SettingValue>)));
}

/** Writes the JSON of `competitions.edited_settings`; null for no edits. */
export function writeEditedSettings(settings: EditedSettings): string | null {
  return settings.size === 0 ? null : JSON.stringify(Object.fromEntries(settings));
}

/**
 * The edits after another change at the desk: a value that equals the pack's again is no edit any more.
 * @param before the settings before the change
 */
export function editSettings(
  edited: EditedSettings,
  before: Readonly<Record<string, unknown>>,
  changes: readonly { readonly path: string; readonly value: SettingValue }[],
): EditedSettings {
  const after = new Map(edited);
  for (const { path, value } of changes) {
    const ofPack = after.has(path) ? after.get(path) : (settingAt(before, path) as SettingValue);
    if (ofPack === value) after.delete(path);
    else if (ofPack !== undefined) after.set(path, ofPack);
  }
  return after;
}
