import { PlayerPanel, SheetAction } from '@euro/game-ui';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { Scale, Share2 } from 'lucide-react';
import { FollowStar } from '../../components/FollowStar.js';
import type { WatchList } from '../../domain/useWatchList.js';
import { compareTexts } from '../../texts/compareTexts.js';
import { followTexts } from '../../texts/followTexts.js';
import { playerTexts } from '../../texts/playerTexts.js';
import { toggleCompared } from '../stats/statsView.js';
import { useSharePlayer } from './useSharePlayer.js';

/** Props of {@link StatsPlayer}. */
export interface StatsPlayerProps {
  readonly id: number;
  readonly watchList: WatchList;
  /** Compared players and the toggle of one; absent on pages without a comparison. */
  readonly comparison?: { readonly ids: readonly number[]; readonly toggle: (id: number) => void };
  readonly onClose: () => void;
}

/** A player's sheet with the actions of the statistics: follow, compare, share. */
export function StatsPlayer({ id, watchList, comparison, onClose }: StatsPlayerProps) {
  const follow = useText(followTexts);
  const compare = useText(compareTexts);
  const t = useText(playerTexts);
  const share = useSharePlayer();
  const players = useShared(usePlatform().state.players).value;
  const name = players?.find((player) => player.id === id)?.short;
  const isFollowed = watchList.ids.includes(id);
  const isCompared = comparison?.ids.includes(id) ?? false;
  return (
    <PlayerPanel
      playerId={id}
      onClose={onClose}
      actions={
        name !== undefined && (
          <>
            <SheetAction
              icon={<FollowStar on={isFollowed} />}
              aria-pressed={isFollowed}
              onClick={() => watchList.toggle({ id, name })}
            >
              {follow(isFollowed ? 'followed' : 'follow')}
            </SheetAction>
            {comparison && (
              <SheetAction
                icon={<Scale size={20} aria-hidden />}
                aria-pressed={isCompared}
                disabledReason={toggleCompared(comparison.ids, id) === null ? compare('full') : undefined}
                onClick={() => comparison.toggle(id)}
              >
                {compare(isCompared ? 'compared' : 'compare')}
              </SheetAction>
            )}
            <SheetAction icon={<Share2 size={20} aria-hidden />} onClick={() => void share({ id, name })}>
              {t('share')}
            </SheetAction>
          </>
        )
      }
    />
  );
}
