import type { MyTeam } from '@euro/platform';
import { usePlatform, useShared } from '@euro/platform/react';
import { useMemo } from 'react';
import { type PayState, payState } from '../domain/payState.js';

/** The teams of the reader: loading, failed, or there. */
export type Teams =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly teams: readonly MyTeam[] };

/** The user's teams, as the portal has them. */
export function useTeams(): Teams {
  const { state } = usePlatform();
  const myTeams = useShared(state.myTeams);
  const teams = useMemo(() => myTeams.value && inOrder(myTeams.value), [myTeams.value]);
  if (teams !== null) return { status: 'ready', teams };
  if (myTeams.status === 'failed') return { status: 'failed', retry: () => state.refresh('myTeams') };
  return { status: 'loading' };
}

const PLACES: Readonly<Record<PayState, number>> = { unpaid: 0, pending: 1, paid: 2 };

/** Unpaid ones first, then by age. The portal puts the current team first, which would make rows jump. */
function inOrder(teams: readonly MyTeam[]): readonly MyTeam[] {
  return [...teams].sort(
    (one, other) =>
      PLACES[payState(one)] - PLACES[payState(other)] ||
      one.createdAt.localeCompare(other.createdAt) ||
      one.id - other.id,
  );
}
