import { type Registered, spellAt } from '@euro/game';

/** The club that a player belongs to at a match; null for who has none then (decisions §11.1). */
export function clubInMatch(
  player: Registered | undefined,
  { kickoffAt }: { readonly kickoffAt: number },
): number | null {
  return player ? (spellAt(player, kickoffAt)?.clubId ?? null) : null;
}
