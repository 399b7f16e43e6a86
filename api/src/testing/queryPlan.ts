import { QueryTypes } from 'sequelize';
import type { Database } from '../infra/db/database.js';

/** One table of a statement, as the database would read it. */
export interface PlanStep {
  readonly table: string;
  /**
   * True when the plan reads every row of the table, or of one of its indexes, and not just because there are few
   * yet.
   */
  readonly isScan: boolean;
}

export interface QueryPlan {
  readonly steps: readonly PlanStep[];
  /** Rows would be collected and put in order, since no index has them in that order. */
  readonly sorts: boolean;
}

/** The database's plan for a SELECT. */
export async function queryPlan(
  database: Pick<Database, 'sequelize' | 'dialect'>,
  sql: string,
): Promise<QueryPlan> {
  return database.dialect === 'sqlite' ? planOfSqlite(database, sql) : planOfMysql(database, sql);
}

async function planOfSqlite({ sequelize }: Pick<Database, 'sequelize'>, sql: string): Promise<QueryPlan> {
  // On its own connection: libsql leaves the statement open, and with it the state of the database that it read.
  const rows = await sequelize.transaction((transaction) =>
    sequelize.query<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, {
      type: QueryTypes.SELECT,
      transaction,
    }),
  );
  const tables = tablesOf(sql);
  const details = rows.map(({ detail }) => detail);
  return {
    steps: details.flatMap((detail) => {
      const [, verb, alias = ''] = /^(SCAN|SEARCH) (\w+)/.exec(detail) ?? [];
      const table = tables.get(alias);
      return verb && table ? [{ table, isScan: verb === 'SCAN' }] : [];
    }),
    sorts: details.some((detail) => /TEMP B-TREE FOR (ORDER|GROUP) BY/.test(detail)),
  };
}

interface MysqlStep {
  readonly table: string | null;
  readonly type: string | null;
  readonly possible_keys: string | null;
  readonly Extra: string | null;
}

async function planOfMysql({ sequelize }: Pick<Database, 'sequelize'>, sql: string): Promise<QueryPlan> {
  const rows = await sequelize.query<MysqlStep>(`EXPLAIN ${sql}`, { type: QueryTypes.SELECT });
  const tables = tablesOf(sql);
  return {
    steps: rows.flatMap(({ table: alias, type, possible_keys }) => {
      const table = tables.get(alias ?? '');
      const isScan = (type === 'ALL' || type === 'index') && possible_keys === null;
      return table ? [{ table, isScan }] : [];
    }),
    sorts: rows.some(({ Extra }) => Extra?.includes('filesort') === true),
  };
}

/** The tables of a statement by the names it gives them. */
function tablesOf(sql: string): ReadonlyMap<string, string> {
  const words =
    /\b(?:FROM|JOIN)\s+`?(\w+)`?(?:\s+(?:AS\s+)?`?(?!WHERE|ORDER|ON|JOIN|LEFT|GROUP|LIMIT|UNION)(\w+)`?)?/gi;
  return new Map([...sql.matchAll(words)].map(([, table = '', alias]) => [alias ?? table, table]));
}
