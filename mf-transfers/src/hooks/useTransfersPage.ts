import type { TeamView } from '@euro/api-contract';
import { commonTexts } from '@euro/game-ui';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useTeamQuery } from '../store/transfersApi.js';

/** The requested team: loading, failed, another user's, or ready. */
export type TransfersPageState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed';
      readonly text: string;
      readonly retrying: boolean;
      readonly retry: () => void;
    }
  /** Missing, or another user's. */
  | { readonly status: 'gone' }
  | { readonly status: 'ready'; readonly view: TeamView };

/** Loads the team with this id; null is no id at all. */
export function useTransfersPage(id: number | null): TransfersPageState {
  const t = useText(commonTexts);
  const session = useShared(usePlatform().state.session);
  const { data, error, isFetching, refetch } = useTeamQuery(id ?? 0, { skip: id === null });

  if (id === null) return { status: 'gone' };
  if (data === undefined && error !== undefined) {
    const { code } = asFailure(error);
    if (code === 'not-found' || code === 'forbidden') return { status: 'gone' };
    return { status: 'failed', text: t('teamFailedText'), retrying: isFetching, retry: refetch };
  }
  if (data === undefined || session.status === 'unknown') return { status: 'loading' };
  // A page remains after its session expired; the shell offers to sign in.
  const isOwn = session.status !== 'signed-in' || session.user.id === data.team.userId;
  return isOwn ? { status: 'ready', view: data } : { status: 'gone' };
}

/** The id in a path or in an embed's props; null when it is none. */
export function teamIdOf(value: unknown): number | null {
  const id = Number(value);
  return Number.isInteger(id) && id > 0 ? id : null;
}
