import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Figure, growthRows } from './figures.js';
import { type CapacityReport, describe as describeReport, writeReport } from './report.js';
import { roomProblem } from './room.js';

const figure = (what: string, value: number | null): Figure => ({ step: 'a step', what, unit: 's', value });
const sizes = [
  { teams: 100, figures: [figure('linear', 2), figure('equal', 5), figure('late', null)] },
  { teams: 1_000, figures: [figure('linear', 20), figure('equal', 5), figure('late', 7)] },
];

describe('growth', () => {
  it('is the ratio of the last value to the first', () => {
    const third = { teams: 2_000, figures: [figure('linear', 40)] };
    expect(growthRows([...sizes, third])[0]).toMatchObject({ ratios: [null, 10, 2], total: 20 });
  });

  it('is the exponent of the number of teams in a figure', () => {
    const [linear, equal, late] = growthRows(sizes);
    expect(linear).toMatchObject({ values: [2, 20], ratios: [null, 10], exponents: [null, 1] });
    expect(equal?.exponents).toEqual([null, 0]);
    expect(late).toMatchObject({ values: [null, 7], ratios: [null, null], exponents: [null, null] });
  });
});

const report: CapacityReport = {
  ...{ database: 'SQLite', machine: 'a machine', startedAt: '2026-01-02T00:00:00Z', minutes: 3, sizes },
  leftOut: ['10,000 teams were left out: there is no room.'],
};

describe('a report', () => {
  it('has a column for each size, the growth of a figure, and the skipped sizes', () => {
    const text = describeReport(report);
    expect(text).toContain('| a step | 100 | 1,000 | unit | × the first | × the one before | power |');
    expect(text).toContain('| linear | 2.00 | 20.0 | s | 10.0 | 10.0 | 1.00 |');
    expect(text).toContain('| late | – | 7.00 | s |  |  |  |');
    expect(text).toContain('10,000 teams were left out');
  });

  it('replaces only the text between its marks', () => {
    const folder = mkdtempSync(join(tmpdir(), 'euro-report-'));
    const file = join(folder, 'page.md');
    writeFileSync(file, '# Page\n\n<!-- capacity:begin -->\n\nold\n\n<!-- capacity:end -->\n\nafter\n');
    writeReport(file, report);
    const once = readFileSync(file, 'utf8');
    writeReport(file, report);
    expect(readFileSync(file, 'utf8')).toBe(once);
    expect(once).toMatch(/^# Page\n\n<!-- capacity:begin -->\n\nMeasured on 2026-01-02 with SQLite/);
    expect(once).toMatch(/no room\.\n\n<!-- capacity:end -->\n\nafter\n$/);
    rmSync(folder, { recursive: true });
  });
});

describe('a size', () => {
  const wish = { folder: tmpdir(), before: 0, teams: 100, bytesPerTeam: null, poolBytes: 0 };

  it('is measured where there is room for it', () => {
    expect(roomProblem(wish)).toBeNull();
  });

  it('is skipped with an explanation where disk or memory are too small', () => {
    expect(roomProblem({ ...wish, bytesPerTeam: 1e15 })).toMatch(
      /^100 teams were left out: they need .* of disk, and .* are free/,
    );
    expect(roomProblem({ ...wish, poolBytes: 1e15 })).toMatch(
      /^100 teams were left out: they need .* of memory/,
    );
  });
});
