/** Settings that differ, in words: `transfersAllowed: 2 → 3`. */
export function settingChanges(before: string, after: string): string[] {
  const [from, to] = [before, after].map((json) => new Map(leavesOf(JSON.parse(json))));
  const paths = [...new Set([...(from?.keys() ?? []), ...(to?.keys() ?? [])])];
  return paths.flatMap((path) => {
    const [old, now] = [from?.get(path), to?.get(path)];
    return old === now ? [] : [`${path}: ${old ?? '–'} → ${now ?? '–'}`];
  });
}

/** Every value with its path: `coachPoints.win`. */
function leavesOf(value: unknown, path = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[path, JSON.stringify(value)]];
  return Object.entries(value).flatMap(([name, inner]) =>
    leavesOf(inner, path === '' ? name : `${path}.${name}`),
  );
}
