/** A problem of a setting, by its path in competition.json. */
export interface SettingIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

export type Path = readonly (string | number)[];

/** A field of parsed JSON, whatever that is. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}

/** Writes a value as in the file; JSON has no Infinity, but `1e999` is parsed as such. */
export function formatValue(value: unknown): string {
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}
