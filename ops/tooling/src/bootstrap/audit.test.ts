import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '@euro/release';
import { temporaryFolder } from '@euro/release/testing';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `npm run audit` with a fake npm that prints this report. */
function audit(report: object | string) {
  const npm = join(folder, 'npm.js');
  writeFileSync(npm, `console.log(${JSON.stringify(JSON.stringify(report))})`);
  const { status, stdout } = spawnSync(process.execPath, [join(REPOSITORY, 'ops/tooling/bin/audit.mjs')], {
    env: { ...process.env, npm_execpath: npm },
    encoding: 'utf8',
  });
  return { status, output: stdout };
}

const reportOf = (severity: string) => ({
  metadata: { vulnerabilities: { critical: 0, high: 0, moderate: 0, low: 0, [severity]: 1 } },
  vulnerabilities: {
    koa: {
      name: 'koa',
      severity,
      via: [{ title: 'Open redirect', url: 'https://advisories.example/1' }],
      fixAvailable: true,
    },
  },
});

describe('npm run audit', () => {
  it('fails on a high advisory and names the package', () => {
    expect(audit(reportOf('high'))).toEqual({
      status: 1,
      output: expect.stringContaining('high     koa: Open redirect https://advisories.example/1'),
    });
  });

  it('lists a moderate one and passes', () => {
    expect(audit(reportOf('moderate'))).toEqual({
      status: 0,
      output: expect.stringContaining('0 critical, 0 high, 1 moderate, 0 low'),
    });
  });

  it.each([
    ['the registry has none', { message: '405 Method Not Allowed', error: {} }, '405 Method Not Allowed'],
    ['npm is offline', { error: { code: 'ENOLOCK', summary: 'no lockfile' } }, 'no lockfile'],
    ['npm returns something else', 'not a report', 'no answer'],
  ])('fails when %s, with the reason why nothing was checked', (_what, report, reason) => {
    expect(audit(report)).toEqual({
      status: 2,
      output: `Nothing was checked: npm got no advisories (${reason}).\n`,
    });
  });
});
