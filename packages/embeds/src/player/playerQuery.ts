import type { Player } from '@euro/api-contract';
import { Failure } from '../source/failure.js';
import { get, type RequestContext } from '../source/get.js';
import type { Query } from '../source/sourceOf.js';

/** The request for a player by id, or the one with the most points so far. */
export function playerQuery(id: number | null, context: RequestContext): Query<Player> {
  return {
    key: `player/${id ?? 'best'}`,
    load: async () => {
      const { body, isLive } = await get(`player/${id ?? (await bestPlayer(context))}`, context);
      return { value: readPlayer(body), isLive };
    },
  };
}

async function bestPlayer(context: RequestContext): Promise<number> {
  const { body } = await get('players-stats?sorters=total%20DESC&pageRecords=1', context);
  const bestId = (body as { readonly data?: readonly { readonly id?: unknown }[] } | null)?.data?.[0]?.id;
  if (typeof bestId !== 'number') throw new Failure('unreadable');
  return bestId;
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
