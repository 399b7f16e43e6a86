import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/builtRemote.js';
import { REPOSITORY } from '../workspace/repository.js';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `npm run audit` with an npm that prints this. */
function audit(report: object) {
  const npm = join(folder, 'npm.js');
  writeFileSync(npm, `console.log(${JSON.stringify(JSON.stringify(report))})`);
  const { status, stdout } = spawnSync(process.execPath, [join(REPOSITORY, 'tooling/bin/audit.mjs')], {
    env: { ...process.env, npm_execpath: npm },
    encoding: 'utf8',
  });
  return { status, said: stdout };
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
      said: expect.stringContaining('high     koa: Open redirect https://advisories.example/1'),
    });
  });

  it('lists a moderate one and passes', () => {
    expect(audit(reportOf('moderate'))).toEqual({
      status: 0,
      said: expect.stringContaining('0 critical, 0 high, 1 moderate, 0 low'),
    });
  });

  it('says why it was skipped when the registry has no advisories', () => {
    expect(audit({ message: '405 Method Not Allowed', error: {} })).toEqual({
      status: 0,
      said: 'Skipped: the registry gave no advisories (405 Method Not Allowed).\n',
    });
  });
});
