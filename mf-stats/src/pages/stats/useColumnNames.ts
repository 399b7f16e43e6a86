import { statTexts } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { statsTexts } from '../../texts/statsTexts.js';
import type { ColumnKey } from './columns.js';

/** Names of a column. */
export interface ColumnNames {
  /** Over the column: "Doelp." */
  readonly short: (key: ColumnKey) => string;
  /** In full: "Doelpunten"; null where the short name is the whole one. */
  readonly long: (key: ColumnKey) => string | null;
}

/** Gives the names of the table's columns. */
export function useColumnNames(): ColumnNames {
  const t = useText(statsTexts);
  const names = useText(statTexts);
  return {
    short: (key) => t(`column.${key}`),
    long: (key) => (hasLong(key) ? t(`column.${key}.long`) : isStat(key) ? names(key) : null),
  };
}

type LongKey = keyof typeof statsTexts.nl extends infer T
  ? T extends `column.${infer K}.long`
    ? K
    : never
  : never;

function hasLong<K extends ColumnKey>(key: K): key is K & LongKey {
  return `column.${key}.long` in statsTexts.nl;
}

function isStat(key: ColumnKey): key is ColumnKey & keyof typeof statTexts.nl {
  return key in statTexts.nl;
}
