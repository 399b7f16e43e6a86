import type { TeamView } from '@euro/api-contract';
import { commonTexts } from '@euro/game-ui';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useTeamQuery } from '../store/teamApi.js';
import { useFollowTeam } from './useFollowTeam.js';

/** A team page on its way, broken, of a team that is not there, or ready. */
export type TeamPageState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed';
      readonly text: string;
      readonly retrying: boolean;
      readonly retry: () => void;
    }
  | { readonly status: 'gone' }
  | {
      readonly status: 'ready';
      readonly view: TeamView;
      /** False for who is signed in and looks at somebody else's team. */
      readonly isOwn: boolean;
    };

/** Loads the team behind a path's id. */
export function useTeamPage(idText: string | undefined): TeamPageState {
  const t = useText(commonTexts);
  const session = useShared(usePlatform().state.session);
  const id = Number(idText);
  const isId = Number.isInteger(id) && id > 0;
  const { data, error, isFetching, refetch } = useTeamQuery(id, { skip: !isId });
  useFollowTeam(id);

  if (!isId) return { status: 'gone' };
  if (data === undefined && error !== undefined) {
    const { code } = asFailure(error);
    if (code === 'not-found' || code === 'forbidden') return { status: 'gone' };
    return { status: 'failed', text: t('teamFailedText'), retrying: isFetching, retry: refetch };
  }
  if (data === undefined || session.status === 'unknown') return { status: 'loading' };
  // A page stays when its reader's session ends; the shell asks to sign in again.
  const isOwn = session.status !== 'signed-in' || session.user.id === data.team.userId;
  return { status: 'ready', view: data, isOwn };
}
