import type { Player, PlayerMatch } from '@euro/api-contract';
import { usePlatform, useShared } from '@euro/platform/react';
import { usePlayerQuery } from '../store/statsApi.js';

/** What the sheet knows: who he is at once, when the shell knows him; how he scored once that has come. */
export interface PlayerKnowledge {
  readonly player: Player | null;
  readonly matches:
    | { readonly status: 'loading' }
    | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
    | { readonly status: 'ready'; readonly list: readonly PlayerMatch[] };
}

/** Everything about one player. */
export function usePlayerDetails(id: number): PlayerKnowledge {
  const { state } = usePlatform();
  const known = useShared(state.players).value?.find((player) => player.id === id) ?? null;
  const { currentData, error, refetch } = usePlayerQuery(id);
  return {
    player: currentData?.player ?? known,
    matches: currentData
      ? { status: 'ready', list: currentData.stats }
      : error
        ? { status: 'failed', message: error.message ?? '', retry: refetch }
        : { status: 'loading' },
  };
}
