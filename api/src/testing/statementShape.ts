/** Statements about the connection or the tables, which no call of the product sends. */
const NOT_OF_THE_PRODUCT =
  /^(BEGIN|START|COMMIT|ROLLBACK|SAVEPOINT|RELEASE|PRAGMA|SET|SHOW|CREATE|ALTER|DROP|KILL|USE|EXPLAIN|ATTACH|VACUUM)\b/i;
/** Sequelize quotes names of tables, statements written by hand don't. */
const SEQUELIZE_STATEMENT = /^(?:(UPDATE)|(SELECT|INSERT|DELETE)\b.*?(?:FROM|INTO)) `(\w+)`/i;

/**
 * The common part of two statements that differ only in their values: the text without values of one written by hand;
 * verb and table of one that Sequelize builds. Null for those that aren't compared.
 */
export function statementShape(sql: string): string | null {
  const line = sql.trim().replace(/\s+/g, ' ');
  if (NOT_OF_THE_PRODUCT.test(line)) return null;
  const [, update, verb = update, table] = SEQUELIZE_STATEMENT.exec(line) ?? [];
  if (verb) return `${verb.toUpperCase()} ${table}`;
  return line
    .replace(/X?'(?:[^'\\]|''|\\.)*'/g, '?')
    .replace(/\$\d+\b|\b\d+(?:\.\d+)?\b|\b(?:NULL|true|false)\b/g, '?')
    .replace(/-\?/g, '?')
    .replace(/\?(?:, ?\?)+/g, '?')
    .replace(/\(\?\)(?:, ?\(\?\))+/g, '(?)')
    .replace(/\bJSON_OBJECTAGG\b/g, 'json_group_object')
    .replace(/ FOR UPDATE$/, '');
}
