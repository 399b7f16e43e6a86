/** A setting that differs; null where it is missing. */
export interface SettingChange {
  readonly path: string;
  readonly from: string | number | boolean | null;
  readonly to: string | number | boolean | null;
}

/** Settings that differ between two JSON texts. */
export function settingChanges(before: string, after: string): SettingChange[] {
  const [from, to] = [before, after].map((json) => new Map(leavesOf(JSON.parse(json))));
  const paths = [...new Set([...(from?.keys() ?? []), ...(to?.keys() ?? [])])];
  return paths.flatMap((path) => {
    const change = { path, from: from?.get(path) ?? null, to: to?.get(path) ?? null };
    return change.from === change.to ? [] : [change];
  });
}

/** In words: `transfersAllowed: 2 → 3`. */
export function describeSetting({ path, from, to }: SettingChange): string {
  const show = (value: SettingChange['from']) => (value === null ? '–' : JSON.stringify(value));
  return `${path}: ${show(from)} → ${show(to)}`;
}

/** Every value with its path: `coachPoints.win`. */
function leavesOf(value: unknown, path = ''): [string, SettingChange['from']][] {
  if (typeof value !== 'object' || value === null) return [[path, value as SettingChange['from']]];
  return Object.entries(value).flatMap(([name, inner]) =>
    leavesOf(inner, path === '' ? name : `${path}.${name}`),
  );
}
