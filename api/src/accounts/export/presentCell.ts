import { toMillions, toPoints } from '@euro/game';
import { DataTypes, type ModelAttributeColumnOptions } from 'sequelize';

/** A cell of the export with the name it goes by there. */
export type Cell = readonly [name: string, value: unknown];

const MONEY = new Set(['moneyLeft', 'inPrice', 'outPrice', 'outPurchase']);
const POINTS = new Map([
  ['halfPoints', 'points'],
  ['totalHalf', 'totalPoints'],
]);
const ID_LISTS = new Set(['starting', 'bench']);

/** A stored value as people read it: moments as ISO 8601, money in millions, points whole, lists as lists. */
export function presentCell(
  column: string,
  { type }: Pick<ModelAttributeColumnOptions, 'type'>,
  value: unknown,
): Cell {
  const name = POINTS.get(column) ?? column;
  if (value === null || value === undefined) return [name, null];
  if (POINTS.has(column)) return [name, toPoints(Number(value))];
  if (MONEY.has(column)) return [name, toMillions(Number(value))];
  if (column === 'purchasePrices') return [name, numbers(value).map(toMillions)];
  if (ID_LISTS.has(column)) return [name, numbers(value)];
  if (column === 'changes' || column === 'details') return [name, JSON.parse(String(value))];
  if (type instanceof DataTypes.BIGINT) return [name, new Date(Number(value)).toISOString()];
  if (type instanceof DataTypes.BOOLEAN) return [name, Boolean(value)];
  return [name, value];
}

function numbers(list: unknown): number[] {
  return String(list)
    .split(',')
    .filter((word) => word !== '')
    .map(Number);
}
