import { markdownTable } from '../kit/markdownTable.js';
import type { Spread } from '../kit/rounds.js';
import type { Aim, Bench, BenchFigure, BenchLine, BenchResult } from './bench.js';

/** Formats the results of a benchmark as Markdown. */
export function report(bench: Bench, { lines, figures = [], notes = [] }: BenchResult): string {
  const parts = [`## ${bench.name}`, `Ours against ${bench.against}.`];
  if (lines.length > 0) {
    const head = ['what', 'ratio (median)', 'min–max', 'aim', 'met', 'ours', 'plain', 'unit'];
    parts.push(markdownTable(head, lines.map(row)));
  }
  if (figures.length > 0) {
    parts.push(markdownTable(['what', 'value', 'aim', 'met'], figures.map(figureRow)));
  }
  return [...parts, ...notes].join('\n\n');
}

function row({ what, unit, aim, comparison: { ratio, ours, plain } }: BenchLine): string[] {
  return [
    what,
    `**${ratio.median.toFixed(2)}×**`,
    `${ratio.min.toFixed(2)}–${ratio.max.toFixed(2)}`,
    aim ? `${describe(aim)}×` : '',
    aim ? verdict(aim, ratio.median) : '',
    range(ours),
    range(plain),
    unit,
  ];
}

function figureRow({ what, value, aim, measured }: BenchFigure): string[] {
  if (!aim || measured === undefined) return [what, value, '', ''];
  return [what, value, `${describe(aim)} ${aim.unit}`, verdict(aim, measured)];
}

/** The limit in words: `≥ 0.9`. */
export const describe = (aim: Aim) => ('atLeast' in aim ? `≥ ${aim.atLeast}` : `≤ ${aim.atMost}`);

export function verdict(aim: Aim, value: number): string {
  return ('atLeast' in aim ? value >= aim.atLeast : value <= aim.atMost) ? 'yes' : '**no**';
}

const range = ({ median, min, max }: Spread) => `${round(median)} (${round(min)}–${round(max)})`;
const round = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(1));
