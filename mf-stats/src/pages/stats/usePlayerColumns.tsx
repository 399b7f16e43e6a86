import type { PlayerStatsRow, StatColumn } from '@euro/api-contract';
import {
  formatInteger,
  formatMillionsShort,
  formatPercent,
  formatPoints,
  LiveDot,
  Skeleton,
  type Column as TableColumn,
  VisuallyHidden,
} from '@euro/design-system';
import { COACH } from '@euro/game';
import { OwnershipBar, PointsSpark, shirtOf } from '@euro/game-ui';
import { formatLocale, useLocale, usePlatform, useShared, useText } from '@euro/platform/react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FollowMark } from '../../components/FollowStar.js';
import { PlayerCell, PlayerCellSkeleton } from '../../components/player-cell/PlayerCell.js';
import { clubOf } from '../../domain/clubOf.js';
import { commonTexts } from '../../texts/commonTexts.js';
import { followTexts } from '../../texts/followTexts.js';
import { statsTexts } from '../../texts/statsTexts.js';
import { type Column, columnsOf, phoneColumnsOf } from './columns.js';
import { lackOf } from './lackOf.js';
import { ALL_WEEKS } from './statsView.js';
import { type RowActions, useStarColumn, useTickColumn } from './useActionColumns.js';
import { useColumnNames } from './useColumnNames.js';

/** A column with the API's name for sorting by it. */
export interface PlayerColumn extends TableColumn<PlayerStatsRow> {
  readonly sorter?: StatColumn;
}

/** Placeholders of columns for which a short bar would be too short. */
const BONES: Partial<Record<Column['kind'], ReactNode>> = {
  bars: <Skeleton $width={84} $height={28} />,
  percent: <Skeleton $width={108} $height={12} />,
};

/**
 * The box of the comparison, the columns of the chosen group, and the star of the watch list, written for the reader.
 */
export function usePlayerColumns(actions: RowActions, lastWeek: number | null): readonly PlayerColumn[] {
  const { view, openPlayer, watchList } = actions;
  const t = useText(statsTexts);
  const names = useColumnNames();
  const write = useWriter(lastWeek, view.week);
  const name = useNameColumn(openPlayer, watchList.ids);
  const tick = useTickColumn(actions);
  const star = useStarColumn(watchList);
  const onPhone = phoneColumnsOf(view.group, view.sort);
  return [
    tick,
    name,
    ...columnsOf(view.group).map((column): PlayerColumn => {
      const { key, kind, sorter } = column;
      const points = kind === 'points';
      return {
        key: sorter ?? key,
        sorter,
        sortable: sorter !== undefined,
        header: names.short(key),
        label: names.long(key) ?? undefined,
        cell: (row) => {
          const lacks = lackOf(row, key);
          if (lacks === 'all') return '–';
          const text = write(column, row);
          return lacks ? <abbr title={t('incomplete')}>{text}*</abbr> : text;
        },
        align: 'end',
        strong: points,
        roomy: column.roomy,
        bone: BONES[kind],
        phone: points ? 'value' : phonePlace(column, onPhone),
        phoneText: hasPhoneText(key)
          ? (row) => (lackOf(row, key) === 'all' ? '' : t(`phone.${key}`, { count: column.read(row) }))
          : undefined,
      };
    }),
    star,
  ];
}

function phonePlace(column: Column, phoneColumns: readonly Column[]): PlayerColumn['phone'] {
  if (column.kind === 'bars') return 'detail';
  if (!phoneColumns.includes(column)) return 'none';
  return column.kind === 'millions' ? 'last' : 'detail';
}

function useNameColumn(onOpen: (id: number) => void, followedIds: readonly number[]): PlayerColumn {
  const follow = useText(followTexts);
  const t = useText(statsTexts);
  const common = useText(commonTexts);
  const clubs = useShared(usePlatform().state.clubs);
  return {
    key: 'name',
    sorter: 'name',
    sortable: true,
    header: t('column.name'),
    rowHeader: true,
    phone: 'main',
    bone: <PlayerCellSkeleton />,
    cell: (row) => {
      const shirt = shirtOf(row, clubOf(clubs, row.clubId)?.short ?? '');
      return (
        <PlayerCell
          name={row.short}
          mark={followedIds.includes(row.id) && <FollowMark>{follow('mark')}</FollowMark>}
          shirt={shirt}
          detail={[
            shirt.nation,
            common('position', { position: row.positionId }),
            row.eliminated && t(row.leftAt ? 'left' : 'eliminated'),
          ]
            .filter(Boolean)
            .join(' · ')}
          onOpen={() => onOpen(row.id)}
        />
      );
    },
  };
}

function useWriter(
  lastWeek: number | null,
  week: number,
): (column: Column, row: PlayerStatsRow) => ReactNode {
  const locale = formatLocale(useLocale());
  const live = useShared(usePlatform().state.live);
  const isPlaying = ({ id, positionId }: PlayerStatsRow) =>
    positionId !== COACH &&
    (week === ALL_WEEKS || week === live?.weekId) &&
    live?.players[id]?.status === 'playing';
  return (column, row) => {
    const value = column.read(row);
    switch (column.kind) {
      case 'bars':
        return <Bars row={row} weeks={lastWeek ?? 0} />;
      case 'points': {
        const points = formatPoints(value, locale);
        return isPlaying(row) ? <LivePoints points={points} /> : points;
      }
      case 'decimal':
        return formatPoints(value, locale, 'always');
      case 'millions':
        return formatMillionsShort(value, locale);
      case 'percent':
        return (
          <OwnershipBar percent={value} full={50} wide text={formatPercent(Math.round(value), locale)} />
        );
      case 'count':
        return formatInteger(value, locale);
    }
  };
}

/** Points that may grow at this moment have a dot. */
function LivePoints({ points }: { readonly points: string }) {
  const t = useText(statsTexts);
  return (
    <>
      <Playing aria-hidden>
        <LiveDot $kind="surface" />
        <span>{points}</span>
      </Playing>
      <VisuallyHidden>{t('playing', { points })}</VisuallyHidden>
    </>
  );
}

const Playing = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
`;

/** Early in the tournament the bars keep their width, and the coming matchdays are stubs. */
const LEAST_BARS = 5;

function Bars({ row, weeks }: { readonly row: PlayerStatsRow; readonly weeks: number }) {
  const t = useText(statsTexts);
  const locale = formatLocale(useLocale());
  const points = Array.from(
    { length: weeks },
    (_, index) => row.stats.find(({ weekId }) => weekId === index + 1)?.points ?? null,
  );
  const texts = points.map((value) => (value === null ? t('not.played') : formatPoints(value, locale)));
  return (
    <PointsSpark
      points={points}
      places={Math.max(LEAST_BARS, weeks)}
      average={row.matches === 0 ? undefined : row.total / row.matches}
      label={weeks === 0 ? t('bars.none') : t('bars', { points: texts.join(', ') })}
    />
  );
}

type PhoneKey = keyof typeof statsTexts.nl extends infer T
  ? T extends `phone.${infer K}`
    ? K
    : never
  : never;

function hasPhoneText<K extends Column['key']>(key: K): key is K & PhoneKey {
  return `phone.${key}` in statsTexts.nl;
}
