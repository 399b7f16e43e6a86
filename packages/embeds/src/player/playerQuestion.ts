import type { Player } from '@euro/api-contract';
import { Failure } from '../source/failure.js';
import { type Asker, get } from '../source/get.js';
import type { Question } from '../source/sourceOf.js';

/** The request for a player by id, or the one with the most points so far. */
export function playerQuestion(id: number | null, asker: Asker): Question<Player> {
  return {
    key: `player/${id ?? 'best'}`,
    ask: async () => {
      const { body, isLive } = await get(`player/${id ?? (await bestPlayer(asker))}`, asker);
      return { value: readPlayer(body), isLive };
    },
  };
}

async function bestPlayer(asker: Asker): Promise<number> {
  const { body } = await get('players-stats?sorters=total%20DESC&pageRecords=1', asker);
  const best = (body as { readonly data?: readonly { readonly id?: unknown }[] } | null)?.data?.[0]?.id;
  if (typeof best !== 'number') throw new Failure('unreadable');
  return best;
}

function readPlayer(body: unknown): Player {
  const player = (body as { readonly player?: Partial<Player> } | null)?.player;
  const isPlayer =
    typeof player?.name === 'string' &&
    typeof player.points === 'number' &&
    Array.isArray(player.upcomingMatches);
  if (!isPlayer) throw new Failure('unreadable');
  return player as Player;
}
