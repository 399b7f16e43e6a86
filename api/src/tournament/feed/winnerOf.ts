/** The id of the match whose winner an origin such as `W41` means; null for a place in the group phase. */
export function winnerOf(origin: string | null): number | null {
  return origin?.startsWith('W') ? Number(origin.slice(1)) : null;
}
