import type { ChatPoll, Player } from '@euro/api-contract';

interface BestOptions {
  readonly texts: readonly string[];
  /** Points of each of them in the matchday of the poll. */
  readonly points: number;
}

/**
 * The players of a poll who scored most in its matchday, all of them where they are level. Null when an option is no
 * player: whether it would have been the better answer is unknown.
 */
export function bestOptions(
  { week_id: weekId, options }: Pick<ChatPoll, 'week_id' | 'options'>,
  players: ReadonlyMap<number, Pick<Player, 'stats'>>,
): BestOptions | null {
  const scored = options.flatMap(({ text, player_id: id }) => {
    const player = id === null ? undefined : players.get(id);
    if (!player) return [];
    return [{ text, points: player.stats.find((week) => week.weekId === weekId)?.points ?? 0 }];
  });
  if (scored.length < options.length) return null;
  const most = Math.max(...scored.map(({ points }) => points));
  return { texts: scored.filter(({ points }) => points === most).map(({ text }) => text), points: most };
}
