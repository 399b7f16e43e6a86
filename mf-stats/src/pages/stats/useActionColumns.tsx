import type { PlayerStatsRow } from '@euro/api-contract';
import { type Column, IconButton, Skeleton } from '@euro/design-system';
import { usePlatform, useText } from '@euro/platform/react';
import styled from 'styled-components';
import { CompareTick } from '../../components/compare-tray/CompareTick.js';
import { FollowStar } from '../../components/FollowStar.js';
import type { WatchList } from '../../domain/useWatchList.js';
import { compareTexts } from '../../texts/compareTexts.js';
import { followTexts } from '../../texts/followTexts.js';
import { MOST_COMPARED, type StatsView } from './statsView.js';

/** Actions of the table's rows. */
export interface RowActions {
  readonly view: StatsView;
  readonly openPlayer: (id: number) => void;
  readonly compare: (id: number) => boolean;
  readonly watchList: WatchList;
}

type ActionColumn = Column<PlayerStatsRow>;

/** The checkbox that adds a row to the comparison; the fifth one explains the limit. */
export function useTickColumn({ view, compare }: RowActions): ActionColumn {
  const t = useText(compareTexts);
  const { notices } = usePlatform();
  const isFull = view.comparedIds.length >= MOST_COMPARED;
  return {
    key: 'compare',
    header: t('column'),
    hideHeader: true,
    width: '44px',
    phone: 'lead',
    bone: <Skeleton $width={24} $height={24} />,
    cell: ({ id, short }) => {
      const isCompared = view.comparedIds.includes(id);
      return (
        <CompareTick
          label={t('compare.player', { player: short })}
          checked={isCompared}
          refused={isFull && !isCompared}
          onPress={() => {
            if (!compare(id)) notices.show({ tone: 'neutral', text: t('full') });
          }}
        />
      );
    },
  };
}

/** The star at the end of a row. A phone follows from the sheet and sees the star beside the name. */
export function useStarColumn({ ids, toggle }: WatchList): ActionColumn {
  const t = useText(followTexts);
  return {
    key: 'follow',
    header: t('column'),
    hideHeader: true,
    width: '44px',
    align: 'end',
    phone: 'none',
    bone: <Skeleton $width={20} $height={20} />,
    cell: ({ id, short }) => (
      <StarPlace>
        <IconButton
          label={t('follow.player', { player: short })}
          icon={<FollowStar on={ids.includes(id)} />}
          aria-pressed={ids.includes(id)}
          onClick={() => toggle({ id, name: short })}
        />
      </StarPlace>
    ),
  };
}

/** Above the row, which can be pressed as a whole. */
const StarPlace = styled.span`
  position: relative;
  z-index: 1;
  display: inline-block;
  margin: -6px -12px -6px 0;
`;
