import type { Bench, BenchLine, BenchResult } from './bench.js';
import type { Spread } from './rounds.js';

/** What a bench found, as Markdown. */
export function report(bench: Bench, { lines, figures = [], notes = [] }: BenchResult): string {
  const parts = [`## ${bench.name}`, `Ours against ${bench.against}.`];
  if (lines.length > 0) {
    parts.push(table(['what', 'ratio (median)', 'min–max', 'ours', 'plain', 'unit'], lines.map(row)));
  }
  if (figures.length > 0) {
    parts.push(
      table(
        ['what', 'value'],
        figures.map(({ what, value }) => [what, value]),
      ),
    );
  }
  return [...parts, ...notes].join('\n\n');
}

function row({ what, unit, comparison: { ratio, ours, plain } }: BenchLine): string[] {
  return [
    what,
    `**${ratio.median.toFixed(2)}×**`,
    `${ratio.min.toFixed(2)}–${ratio.max.toFixed(2)}`,
    range(ours),
    range(plain),
    unit,
  ];
}

const range = ({ median, min, max }: Spread) => `${round(median)} (${round(min)}–${round(max)})`;
const round = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(1));

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
