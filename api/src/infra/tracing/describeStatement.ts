import type { SpanAttributes, SpanOptions } from './tracing.js';

/**
 * Span attributes of a statement: operation and table, without its text, which contains values.
 * @param server where it is sent
 */
export function describeStatement(sql: string, server: SpanAttributes): SpanOptions {
  const { operation, table } = summarize(sql);
  return {
    name: table === null ? operation : `${operation} ${table}`,
    kind: 'client',
    attributes: {
      ...server,
      'db.operation.name': operation,
      ...(table === null ? {} : { 'db.collection.name': table }),
    },
  };
}

interface Summary {
  readonly operation: string;
  readonly table: string | null;
}

const TEXT = /X?'(?:[^'\\]|''|\\.)*'/g;
const OPERATION = /^\s*(START TRANSACTION|BEGIN|[a-z]+)/i;
const TABLE = /\b(?:FROM|INTO|UPDATE|JOIN)\s+[`"]?(\w+)/i;

/** The first table that is not in parentheses, of a part that is read along with it. */
function summarize(sql: string): Summary {
  const bare = sql.replace(TEXT, '?');
  const operation = OPERATION.exec(bare)?.[1]?.toUpperCase() ?? 'STATEMENT';
  const table = TABLE.exec(withoutParentheses(bare))?.[1] ?? TABLE.exec(bare)?.[1] ?? null;
  return { operation, table };
}

function withoutParentheses(sql: string): string {
  let depth = 0;
  let outside = '';
  for (const character of sql) {
    if (character === '(') depth += 1;
    if (depth === 0 || (depth === 1 && character === ')')) outside += character;
    if (character === ')') depth -= 1;
  }
  return outside;
}
