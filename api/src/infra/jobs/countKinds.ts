/** How often each kind is among them. */
export function countKinds(kinds: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}
