import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { markdownTable } from '../kit/markdownTable.js';
import { type GrowthRow, growthRows, type SizeResult } from './figures.js';

/** Figures of a run, and its machine. */
export interface CapacityReport {
  readonly database: string;
  /** Processor, cores, memory, buffer pool. */
  readonly machine: string;
  readonly startedAt: string;
  /** Minutes that the whole run took so far. */
  readonly minutes: number;
  readonly sizes: readonly SizeResult[];
  /** Sizes that were skipped, in a sentence each. */
  readonly leftOut: readonly string[];
}

/** Around what a run writes into a file that has more than that. */
const [BEGIN, END] = ['<!-- capacity:begin -->', '<!-- capacity:end -->'];

/** The tables as Markdown: a column for each size, then how the figure grew from the size before to the largest. */
export function describe(report: CapacityReport): string {
  const { database, machine, startedAt, minutes, sizes, leftOut } = report;
  const lines = [
    `Measured on ${startedAt.slice(0, 10)} with ${database}:\n${machine}.\nThe whole run took ${minutes.toFixed(0)} minutes.`,
  ];
  const rows = growthRows(sizes);
  for (const step of new Set(rows.map((row) => row.step))) {
    const own = rows.filter((row) => row.step === step);
    const head = [step, ...sizes.map(({ teams }) => teams.toLocaleString('en')), 'unit'];
    const isGrowing = sizes.length > 1;
    const body = own.map((row) => [
      row.what,
      ...row.values.map(formatValue),
      row.unit,
      ...(isGrowing ? growth(row) : []),
    ]);
    lines.push(
      markdownTable([...head, ...(isGrowing ? ['× the first', '× the one before', 'power'] : [])], body),
    );
    lines.push(...new Set(own.flatMap(({ notes }) => notes)));
  }
  return [...lines, ...leftOut].join('\n\n');
}

/** Growth of the figure up to the largest size that has it. */
function growth({ ratios, total, exponents }: GrowthRow): string[] {
  const at = ratios.findLastIndex((ratio) => ratio !== null);
  const exponent = exponents[at];
  return [
    at < 0 ? '' : formatValue(total),
    at < 0 ? '' : formatValue(ratios[at] ?? null),
    exponent === null || exponent === undefined ? '' : exponent.toFixed(2),
  ];
}

function formatValue(value: number | null): string {
  if (value === null) return '–';
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits });
}

/** Writes the tables into a file: between its marks where it has them, else as all of it. */
export function writeReport(file: string, report: CapacityReport): void {
  const text = describe(report);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [begin, end] = [before.indexOf(BEGIN), before.indexOf(END)];
  writeFileSync(
    file,
    begin < 0 || end < begin
      ? `${text}\n`
      : `${before.slice(0, begin + BEGIN.length)}\n\n${text}\n\n${before.slice(end)}`,
  );
}
