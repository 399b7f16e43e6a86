import type { Player } from '@euro/api-contract';
import { markOf } from '@euro/game-ui';

/** What is news of a player, the most serious first. */
const KINDS = ['banned', 'injured', 'doubtful', 'one-yellow'] as const;

/**
 * Players of a team who have news or cards that may cost them a match, the most serious first. Those who merely can't
 * play, for a reason that nobody reported, are tasks and no news.
 */
export function teamNews(playerIds: readonly number[], players: ReadonlyMap<number, Player>): Player[] {
  const own = playerIds.flatMap((id) => players.get(id) ?? []);
  return KINDS.flatMap((kind) =>
    own.filter((player) => markOf(player) === kind && [player.news?.kind, player.cards?.kind].includes(kind)),
  );
}
