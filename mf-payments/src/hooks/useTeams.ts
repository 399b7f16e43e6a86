import type { MyTeam } from '@euro/platform';
import { usePlatform, useShared } from '@euro/platform/react';
import { useMemo } from 'react';
import { type PayState, payState } from '../domain/payState.js';

/** The teams of the reader: loading, failed, or there. */
export type Teams =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly teams: readonly MyTeam[] };

/** The reader's teams, as the portal knows them. */
export function useTeams(): Teams {
  const { state } = usePlatform();
  const mine = useShared(state.myTeams);
  const teams = useMemo(() => mine.value && inOrder(mine.value), [mine.value]);
  if (teams !== null) return { status: 'ready', teams };
  if (mine.status === 'failed') return { status: 'failed', retry: () => state.refresh('myTeams') };
  return { status: 'loading' };
}

const PLACES: Readonly<Record<PayState, number>> = { unpaid: 0, pending: 1, paid: 2 };

/** What is to be paid first, then by age. The portal puts the team that is played with first, which would make rows jump. */
function inOrder(teams: readonly MyTeam[]): readonly MyTeam[] {
  return [...teams].sort(
    (one, other) =>
      PLACES[payState(one)] - PLACES[payState(other)] ||
      one.createdAt.localeCompare(other.createdAt) ||
      one.id - other.id,
  );
}
