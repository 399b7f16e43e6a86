import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '@euro/release';
import { temporaryFolder } from '@euro/release/testing';

it('the seconds of each test file are written, the longest first', () => {
  const folder = temporaryFolder();
  try {
    const testResults = [
      { name: join(REPOSITORY, 'api/src/short.test.ts'), startTime: 1_000, endTime: 1_500 },
      { name: join(REPOSITORY, 'api/src/long.test.ts'), startTime: 1_000, endTime: 21_000 },
    ];
    writeFileSync(join(folder, 'unit.json'), JSON.stringify({ testResults }));
    const test = (projectName: string, ...durations: readonly number[]) => ({
      projectName,
      results: durations.map((duration) => ({ duration })),
    });
    const file = 'journeys/a.spec.ts';
    const suites = [
      {
        specs: [{ file, tests: [test('phone', 2_000)] }],
        suites: [{ specs: [{ file, tests: [test('phone', 1_000, 500), test('desktop', 900)] }] }],
      },
    ];
    writeFileSync(join(folder, 'e2e.json'), JSON.stringify({ suites }));
    writeFileSync(join(folder, 'ended.json'), '{"testRes');
    const script = `import { writeTimes } from 'file://${REPOSITORY}/ops/tooling/bin/lib/times.mjs'; writeTimes('${folder}')`;
    const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(readFileSync(join(folder, 'times.txt'), 'utf8').split('\n')).toEqual([
      '   20.0  unit  api/src/long.test.ts',
      '    3.5  e2e  phone journeys/a.spec.ts',
      '    0.9  e2e  desktop journeys/a.spec.ts',
      '    0.5  unit  api/src/short.test.ts',
      '',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe('a test file that takes twice as long as before', () => {
  /** Files, their stored seconds and those of this run. */
  function doubled(...files: readonly (readonly [string, number, number])[]): unknown {
    const folder = temporaryFolder();
    try {
      const testResults = files.map(([file, , seconds]) => ({
        name: join(REPOSITORY, file),
        startTime: 0,
        endTime: seconds * 1000,
      }));
      writeFileSync(join(folder, 'db.json'), JSON.stringify({ testResults }));
      const stored = Object.fromEntries(files.map(([file, seconds]) => [file, seconds]));
      const script = `import { doubledFiles } from 'file://${REPOSITORY}/ops/tooling/bin/lib/times.mjs'; console.log(JSON.stringify(doubledFiles('${folder}', ${JSON.stringify(stored)})))`;
      return JSON.parse(
        spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }).stdout,
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  it('is named', () => {
    expect(doubled(['a.test.ts', 10, 25], ['b.test.ts', 10, 11], ['c.test.ts', 20, 20])).toEqual([
      'a.test.ts took 25 s instead of 10',
    ]);
  });

  it('is not named where all files do, on a slow machine', () => {
    expect(doubled(['a.test.ts', 10, 25], ['b.test.ts', 10, 24], ['c.test.ts', 20, 60])).toEqual([]);
  });

  it('is not named when it is short, or new', () => {
    expect(doubled(['a.test.ts', 1, 5], ['b.test.ts', 0, 50], ['c.test.ts', 20, 20])).toEqual([]);
  });
});
