import type { ModelAttributeColumnOptions, QueryInterface, Transaction } from 'sequelize';

/** What a migration works with: everything happens on the one connection of `transaction`. */
export interface MigrationContext {
  readonly queryInterface: QueryInterface;
  readonly transaction: Transaction;
}

/** One change of the schema. It must be safe while the release before it still runs. */
export interface Migration {
  readonly name: string;
  up(context: MigrationContext): Promise<void>;
}

type Index = readonly string[] | { readonly unique: readonly string[] };

/** Creates a table and its indexes; a primary key's columns are ordered as they are written. */
export async function createTable(
  { queryInterface, transaction }: MigrationContext,
  table: string,
  columns: Record<string, ModelAttributeColumnOptions>,
  indexes: readonly Index[] = [],
): Promise<void> {
  await queryInterface.createTable(table, columns, {
    transaction,
    charset: 'utf8mb4',
    collate: 'utf8mb4_unicode_ci',
  });
  for (const index of indexes) {
    const fields = [...('unique' in index ? index.unique : index)];
    await queryInterface.addIndex(table, fields, {
      name: `${table}_${fields.join('_')}`,
      unique: 'unique' in index,
      transaction,
    });
  }
}

/** The column names an existing row of `table`; deleting that row deletes this one. */
export function belongsTo(table: string, column: ModelAttributeColumnOptions): ModelAttributeColumnOptions {
  return { ...column, references: { model: table, key: 'id' }, onDelete: 'CASCADE', onUpdate: 'CASCADE' };
}
