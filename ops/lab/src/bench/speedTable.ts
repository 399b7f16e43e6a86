import { markdownTable } from '../kit/markdownTable.js';
import type { Aim, Bench, BenchResult } from './bench.js';
import { describe, verdict } from './report.js';

/** A figure that has an aim, as the committed table has it. */
export interface SpeedRow {
  readonly bench: string;
  readonly what: string;
  /** The median, rounded as it is shown. */
  readonly value: number;
  /** `×` of a ratio. */
  readonly unit: string;
  /** Smallest and largest ratio; empty for a figure without a comparison. */
  readonly range: string;
  readonly aim: Aim;
}

/** Figures of one kind of machine. */
export interface SpeedTable {
  /** Cores and their model. */
  readonly machine: string;
  readonly node: string;
  /** ISO date. */
  readonly date: string;
  readonly rows: readonly SpeedRow[];
}

const HEAD = ['bench', 'what', 'figure', 'min–max', 'aim', 'met'];
const TABLE = /^Measured on (.*), Node (.*), (\d{4}-\d\d-\d\d)\.\n\n((?:\|.*\n)+)/m;

/** The figures of a bench that have an aim: what has none explains others. */
export function speedRows({ name: bench }: Bench, { lines, figures = [] }: BenchResult): SpeedRow[] {
  const ratios = lines.flatMap(({ what, aim, comparison: { ratio } }) => {
    const range = `${ratio.min.toFixed(2)}–${ratio.max.toFixed(2)}`;
    return aim ? [{ bench, what, value: round(ratio.median), unit: '×', range, aim }] : [];
  });
  const values = figures.flatMap(({ what, aim, measured }) => {
    if (!aim || measured === undefined) return [];
    const { unit, ...limit } = aim;
    return [{ bench, what: what.replaceAll('*', ''), value: round(measured), unit, range: '', aim: limit }];
  });
  return [...ratios, ...values];
}

/**
 * The table of a page in Markdown.
 * @throws when the page has none
 */
export function readSpeedTable(page: string): SpeedTable {
  const [, machine = '', node = '', date = '', table] = TABLE.exec(page) ?? [];
  if (table === undefined) throw new Error('The page of speed has no line “Measured on …” above a table.');
  const [, , ...lines] = table.trim().split('\n');
  return { machine, node, date, rows: lines.map(readRow) };
}

/** The page with another table; the text around it stays. */
export function writeSpeedTable(page: string, { machine, node, date, rows }: SpeedTable): string {
  const cells = rows.map(({ bench, what, value, unit, range, aim }) => {
    const shown = (text: string | number) => (unit === '×' ? `${text}×` : `${text} ${unit}`);
    return [bench, what, shown(value.toFixed(2)), range, shown(describe(aim)), verdict(aim, value)];
  });
  const table = `Measured on ${machine}, Node ${node}, ${date}.\n\n${markdownTable(HEAD, cells)}\n`;
  return page.replace(TABLE, () => table);
}

function readRow(line: string): SpeedRow {
  const [bench = '', what = '', figure = '', range = '', limit = ''] = line.slice(2, -2).split(' | ');
  const [, value, unit = ''] = /^([\d.]+) ?(.*)$/.exec(figure) ?? [];
  const [, sign, bound] = /^([≥≤]) ([\d.]+)/.exec(limit) ?? [];
  if (value === undefined || bound === undefined) throw new Error(`The table of speed has a line “${line}”.`);
  const aim = sign === '≥' ? { atLeast: Number(bound) } : { atMost: Number(bound) };
  return { bench, what, value: Number(value), unit, range, aim };
}

const round = (value: number) => Number(value.toFixed(2));
