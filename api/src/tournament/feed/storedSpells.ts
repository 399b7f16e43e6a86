import type { Spell } from '@euro/game';

/** Clubs of a player as their column stores them: `[[from, club, shirt], …]`, oldest first; null for none. */
export function writeSpells(spells: readonly Spell[]): string | null {
  if (spells.length === 0) return null;
  return JSON.stringify(spells.map(({ fromAt, clubId, shirt }) => [fromAt, clubId, shirt]));
}

function parseSpells(column: string | null | undefined): readonly Spell[] {
  if (!column) return [];
  const rows = JSON.parse(column) as [number, number, number | null][];
  return rows.map(([fromAt, clubId, shirt]) => ({ fromAt, clubId, shirt }));
}

interface StoredClubs {
  readonly spells?: string | null;
  readonly leftAt?: number | string | null;
}

/** A stored player's clubs over time, as the rules take them. Drivers answer moments as they like. */
export function clubsOf({ spells, leftAt }: StoredClubs): {
  readonly spells: readonly Spell[];
  readonly leftAt: number | null;
} {
  return { spells: parseSpells(spells), leftAt: leftAt == null ? null : Number(leftAt) };
}
