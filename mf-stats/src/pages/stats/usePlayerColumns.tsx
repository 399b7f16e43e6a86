import type { PlayerStatsRow, StatColumn } from '@euro/api-contract';
import {
  formatInteger,
  formatMillionsShort,
  formatPercent,
  formatPoints,
  OwnershipBar,
  PlayerCell,
  PlayerCellSkeleton,
  PointsSpark,
  Skeleton,
  type Column as TableColumn,
} from '@euro/design-system';
import { formatLocale, useLocale, usePlatform, useShared, useText } from '@euro/platform/react';
import type { ReactNode } from 'react';
import { commonTexts } from '../../messages/commonTexts.js';
import { statsTexts } from '../../messages/statsTexts.js';
import { shirtOf } from '../../model/shirtOf.js';
import { type Column, columnsOf, phoneColumnsOf } from './columns.js';
import type { StatsView } from './statsView.js';

/** A column of the table that knows what the API sorts it by. */
export interface PlayerColumn extends TableColumn<PlayerStatsRow> {
  readonly sorter?: StatColumn;
}

/** Where a short bar would be too short. */
const BONES: Partial<Record<Column['kind'], ReactNode>> = {
  bars: <Skeleton $width={84} $height={28} />,
  percent: <Skeleton $width={108} $height={12} />,
};

/** The columns of the chosen group, written for the reader. */
export function usePlayerColumns(
  view: StatsView,
  lastWeek: number | null,
  onOpen: (id: number) => void,
): readonly PlayerColumn[] {
  const t = useText(statsTexts);
  const write = useWriter(lastWeek);
  const name = useNameColumn(onOpen);
  const onPhone = phoneColumnsOf(view.group, view.sort);
  return [
    name,
    ...columnsOf(view.group).map((column): PlayerColumn => {
      const { key, kind, sorter } = column;
      const points = kind === 'points';
      return {
        key: sorter ?? key,
        sorter,
        sortable: sorter !== undefined,
        header: t(`column.${key}`),
        label: hasLong(key) ? t(`column.${key}.long`) : undefined,
        cell: (row) => write(column, row),
        align: 'end',
        strong: points,
        roomy: column.roomy,
        bone: BONES[kind],
        phone: points ? 'value' : phonePlace(column, onPhone),
        phoneText: hasPhoneText(key) ? (row) => t(`phone.${key}`, { count: column.read(row) }) : undefined,
      };
    }),
  ];
}

function phonePlace(column: Column, shown: readonly Column[]): PlayerColumn['phone'] {
  if (column.kind === 'bars') return 'detail';
  if (!shown.includes(column)) return 'none';
  return column.kind === 'millions' ? 'last' : 'detail';
}

function useNameColumn(onOpen: (id: number) => void): PlayerColumn {
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
      const shirt = shirtOf(row, clubs);
      return (
        <PlayerCell
          name={row.short}
          shirt={shirt}
          detail={`${shirt.nation} · ${common('position', { position: row.positionId })}`}
          onOpen={() => onOpen(row.id)}
        />
      );
    },
  };
}

function useWriter(lastWeek: number | null): (column: Column, row: PlayerStatsRow) => ReactNode {
  const locale = formatLocale(useLocale());
  return (column, row) => {
    const value = column.read(row);
    switch (column.kind) {
      case 'bars':
        return <Bars row={row} weeks={lastWeek ?? 0} />;
      case 'points':
        return formatPoints(value, locale);
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

/** Early in the tournament the bars keep their width and the rest are stubs. */
const LEAST_BARS = 5;

function Bars({ row, weeks }: { readonly row: PlayerStatsRow; readonly weeks: number }) {
  const t = useText(statsTexts);
  const locale = formatLocale(useLocale());
  const points = Array.from(
    { length: weeks },
    (_, index) => row.stats.find(({ weekId }) => weekId === index + 1)?.points ?? null,
  );
  const spoken = points.map((value) => (value === null ? t('not.played') : formatPoints(value, locale)));
  return (
    <PointsSpark
      points={points}
      places={Math.max(LEAST_BARS, weeks)}
      average={row.matches === 0 ? undefined : row.total / row.matches}
      label={weeks === 0 ? t('bars.none') : t('bars', { points: spoken.join(', ') })}
    />
  );
}

type TextKey = keyof typeof statsTexts.nl;

function hasLong<K extends Column['key']>(key: K): key is K & LongKey {
  return `column.${key}.long` in statsTexts.nl;
}
type LongKey = TextKey extends infer T ? (T extends `column.${infer K}.long` ? K : never) : never;

function hasPhoneText<K extends Column['key']>(key: K): key is K & PhoneKey {
  return `phone.${key}` in statsTexts.nl;
}
type PhoneKey = TextKey extends infer T ? (T extends `phone.${infer K}` ? K : never) : never;
