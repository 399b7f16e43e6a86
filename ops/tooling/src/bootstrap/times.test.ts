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
