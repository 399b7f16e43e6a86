import { spread } from '../kit/rounds.js';
import type { Bench } from './bench.js';
import { compareSpeed } from './compareSpeed.js';
import { readSpeedTable, type SpeedTable, speedRows, writeSpeedTable } from './speedTable.js';

const bench: Bench = { name: 'data reads', against: 'SQL', run: async () => ({ lines: [] }) };
const comparison = (...ratios: number[]) => ({
  ours: spread([1]),
  plain: spread([1]),
  ratio: spread(ratios),
});

const rows = speedRows(bench, {
  lines: [
    { what: 'a table', unit: 'reads/s', comparison: comparison(0.7, 0.804, 0.9), aim: { atLeast: 0.9 } },
    { what: 'its CPU', unit: 'µs', comparison: comparison(2) },
    { what: 'a page', unit: 'ms', comparison: comparison(1, 1, 1.5), aim: { atMost: 1.1 } },
  ],
  figures: [
    { what: '**script**', value: '3 requests', measured: 136.75, aim: { atMost: 130, unit: 'KB gzip' } },
    { what: 'all', value: '9 requests' },
  ],
});
const table: SpeedTable = { machine: '2 cores (a model)', node: 'v20.1.0', date: '2026-01-02', rows };
const page = writeSpeedTable(
  '# Speed\n\nBefore.\n\nMeasured on x, Node v1, 2025-01-01.\n\n| old |\n| --- |\n\nAfter.\n',
  table,
);

describe('the committed table', () => {
  it('has the figures with an aim, between the texts of its page', () => {
    expect(page).toBe(`# Speed

Before.

Measured on 2 cores (a model), Node v20.1.0, 2026-01-02.

| bench | what | figure | min–max | aim | met |
| --- | --- | --- | --- | --- | --- |
| data reads | a table | 0.80× | 0.70–0.90 | ≥ 0.9× | **no** |
| data reads | a page | 1.00× | 1.00–1.50 | ≤ 1.1× | yes |
| data reads | script | 136.75 KB gzip |  | ≤ 130 KB gzip | **no** |

After.
`);
  });

  it('is read as it was written', () => {
    expect(readSpeedTable(page)).toEqual(table);
  });

  it.each([
    ['without a table', '# Speed\n', 'no line “Measured on …”'],
    ['with an unreadable figure', page.replace('0.80×', 'fast'), 'a line “| data reads | a table | fast'],
  ])('is refused %s', (_, text, message) => {
    expect(() => readSpeedTable(text)).toThrow(message);
  });
});

describe('a comparison with it', () => {
  const measured = (values: readonly number[]): SpeedTable => ({
    ...table,
    rows: rows.map((row, at) => ({ ...row, value: values[at] ?? 0 })),
  });

  it.each([
    ['nothing within a tenth', [0.73, 1.09, 150], []],
    ['nothing that became better', [8, 0.1, 1], []],
    ['a ratio that fell below its aim', [0.71, 1, 136], ['data reads: a table, 0.71 instead of 0.80 ×']],
    [
      'what grew above its aim',
      [0.8, 1.11, 151],
      ['data reads: a page, 1.11 instead of 1.00 ×', 'data reads: script, 151.00 instead of 136.75 KB gzip'],
    ],
  ])('names %s', (_, values, worse) => {
    const { text, ...rest } = compareSpeed(measured(values), table);
    expect(rest.worse).toEqual(worse);
    for (const line of worse) expect(text).toContain(`- ${line}`);
    expect(text).toContain(`| data reads: a table | ${values[0]?.toFixed(2)} × | 0.80 × |`);
  });

  it('has figures that are not committed yet', () => {
    const { text, worse } = compareSpeed(table, { ...table, rows: rows.slice(1) });
    expect(worse).toEqual([]);
    expect(text).toContain('| data reads: a table | 0.80 × | new |');
  });

  it('compares no figures of other machines', () => {
    const { text, worse } = compareSpeed(measured([0, 9, 999]), { ...table, machine: '8 cores (another)' });
    expect(worse).toEqual([]);
    expect(text).toContain('Not compared: they are of 8 cores (another), and this is 2 cores (a model).');
  });
});
