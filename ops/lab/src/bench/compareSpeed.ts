import { markdownTable } from '../kit/markdownTable.js';
import type { SpeedRow, SpeedTable } from './speedTable.js';

/** Change for the worse that is named. */
const WORSE = 0.1;

export interface SpeedComparison {
  /** Markdown. */
  readonly text: string;
  /** Figures that became worse by more than a tenth, in words. */
  readonly worse: readonly string[];
}

/**
 * Compares measured figures with the committed ones: worse is what moved away from its aim. Figures of another kind of
 * machine are not compared.
 */
export function compareSpeed(now: SpeedTable, committed: SpeedTable): SpeedComparison {
  const head = `## Beside the committed figures of ${committed.date}`;
  if (now.machine !== committed.machine) {
    const text = `${head}\n\nNot compared: they are of ${committed.machine}, and this is ${now.machine}.`;
    return { text, worse: [] };
  }
  const pairs = now.rows.map((row) => ({ row, before: committed.rows.find((other) => isSame(other, row)) }));
  const cells = pairs.map(({ row, before }) => [
    `${row.bench}: ${row.what}`,
    `${row.value.toFixed(2)} ${row.unit}`,
    before ? `${before.value.toFixed(2)} ${before.unit}` : 'new',
    before && isWorse(row, before) ? '**worse**' : '',
  ]);
  const worse = pairs.flatMap(({ row, before }) =>
    before && isWorse(row, before)
      ? [
          `${row.bench}: ${row.what}, ${row.value.toFixed(2)} instead of ${before.value.toFixed(2)} ${row.unit}`,
        ]
      : [],
  );
  const verdict = worse.length > 0 ? worse.map((line) => `- ${line}`).join('\n') : 'Nothing.';
  const table = markdownTable(['what', 'now', 'committed', ''], cells);
  return { text: [head, table, `Worse by more than ${100 * WORSE} %:`, verdict].join('\n\n'), worse };
}

const isSame = (a: SpeedRow, b: SpeedRow) => a.bench === b.bench && a.what === b.what && a.unit === b.unit;

function isWorse({ value, aim }: SpeedRow, before: SpeedRow): boolean {
  return 'atLeast' in aim ? value < before.value * (1 - WORSE) : value > before.value * (1 + WORSE);
}
