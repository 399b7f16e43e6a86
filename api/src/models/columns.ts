import { DataTypes, type ModelAttributeColumnOptions } from 'sequelize';

type Column = ModelAttributeColumnOptions;

/** Column kinds shared by the models and the migrations, alike on SQLite and MySQL. */
export function integer(): Column {
  return { type: DataTypes.INTEGER, allowNull: false };
}

/** Epoch milliseconds: exact on both databases, unlike their date types. */
export function moment(): Column {
  return { type: DataTypes.BIGINT, allowNull: false };
}

export function double(): Column {
  return { type: DataTypes.DOUBLE, allowNull: false };
}

export function flag(): Column {
  return { type: DataTypes.BOOLEAN, allowNull: false };
}

export function text(length: number): Column {
  return { type: DataTypes.STRING(length), allowNull: false };
}

/** Text compared byte for byte: addresses and hashes. */
export function exactText(length: number): Column {
  return { type: DataTypes.STRING(length, true), allowNull: false };
}

export function longText(): Column {
  return { type: DataTypes.TEXT, allowNull: false };
}

/** Packed values, up to 64 KB. */
export function bytes(): Column {
  return { type: DataTypes.BLOB, allowNull: false };
}

export function autoId(): Column {
  return { type: DataTypes.INTEGER, allowNull: false, primaryKey: true, autoIncrement: true };
}

export function primaryKey(column: Column): Column {
  return { ...column, primaryKey: true };
}

export function withDefault(column: Column, value: number | boolean | string): Column {
  return { ...column, defaultValue: value };
}

/** The same kinds, where nothing may be known. */
export const optional = {
  integer: (): Column => ({ ...integer(), allowNull: true }),
  moment: (): Column => ({ ...moment(), allowNull: true }),
  text: (length: number): Column => ({ ...text(length), allowNull: true }),
  /** More than MySQL's 64 KB; SQLite has one type of text and would warn of `TEXT('long')`, but accepts any name. */
  hugeText: (): Column => ({ type: 'LONGTEXT', allowNull: true }),
  /** Packed values, up to 16 MB. */
  manyBytes: (): Column => ({ type: DataTypes.BLOB('medium'), allowNull: true }),
};
