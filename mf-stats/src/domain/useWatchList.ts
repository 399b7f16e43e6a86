import { usePlatform, useShared, useText } from '@euro/platform/react';
import { useFollowMutation, useWatchListQuery } from '../store/statsApi.js';
import { followTexts } from '../texts/followTexts.js';

/** The empty list until the user's is loaded. */
const NOBODY: readonly number[] = [];

/** The players that the reader follows. */
export interface WatchList {
  readonly status: 'visitor' | 'loading' | 'failed' | 'ready';
  /** Latest first. */
  readonly ids: readonly number[];
  /** The failure in a sentence. */
  readonly message: string;
  readonly retry: () => void;
  /** Follows or unfollows a player, with an undo; visitors are asked to sign in. */
  readonly toggle: (player: FollowedPlayer) => void;
}

interface FollowedPlayer {
  readonly id: number;
  readonly name: string;
}

/** The watch list of the signed-in user: a press shows at once and can be undone. */
export function useWatchList(): WatchList {
  const t = useText(followTexts);
  const { state, notices, navigation } = usePlatform();
  const session = useShared(state.session);
  const isVisitor = session.status === 'visitor';
  const userId = session.status === 'signed-in' ? session.user.id : null;
  const { currentData, error, isFetching, refetch } = useWatchListQuery(userId ?? 0, {
    skip: userId === null,
  });
  const [follow] = useFollowMutation();
  const ids = currentData ?? NOBODY;

  const set = async (listOf: number, { id, name }: FollowedPlayer, follows: boolean) => {
    const { error: refusal } = await follow({ userId: listOf, playerId: id, follows });
    if (refusal) notices.show({ tone: 'danger', text: refusal.message ?? '' });
    else
      notices.show({
        tone: 'neutral',
        text: t(follows ? 'on' : 'off', { player: name }),
        action: {
          label: t('undo'),
          onPress: () => void follow({ userId: listOf, playerId: id, follows: !follows }),
        },
      });
  };

  return {
    status: isVisitor ? 'visitor' : currentData ? 'ready' : error && !isFetching ? 'failed' : 'loading',
    ids,
    message: error?.message ?? '',
    retry: refetch,
    toggle: (player) => {
      if (userId !== null) return void set(userId, player, !ids.includes(player.id));
      if (!isVisitor) return;
      notices.show({
        tone: 'neutral',
        text: t('visitor'),
        action: navigation.has('/home')
          ? { label: t('signIn'), onPress: () => navigation.go('/home') }
          : undefined,
      });
    },
  };
}
