import type { Row } from './runFault.js';

const COLUMNS = ['fault', 'calls', 'failed', 'longest', 'back after', 'lost', 'doubled', ''] as const;

/** The rows as a table in Markdown. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map(({ fault, calls, failed, longest, backAfter, lost, doubled, violations }) => [
    fault,
    ...[calls, failed].map(String),
    ...[longest, backAfter].map(seconds),
    ...[lost, doubled].map(String),
    violations.length === 0 ? 'ok' : `${violations.length} violations`,
  ]);
  const lines = [COLUMNS, COLUMNS.map(() => '---'), ...cells];
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(2)} s`;
}
