import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { REPOSITORY } from '@euro/release';

function run(command: string, ...args: string[]) {
  const program = join(REPOSITORY, `ops/tooling/bin/${command}.mjs`);
  return spawnSync(process.execPath, [program, ...args], { cwd: REPOSITORY, encoding: 'utf8' });
}

it.each(['start', 'build', 'pack', 'new', 'test', 'dev'])(
  'npm run %s refuses an unknown option in a sentence, before it does anything',
  (command) => {
    const { status, stdout, stderr } = run(command, '--nonsense');
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain("Unknown option '--nonsense'");
    expect(stderr).not.toContain('    at ');
  },
);

it('npm run build names what it can build', () => {
  const { status, stderr } = run('build', 'mf-nonsense');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^There is no mf-nonsense to build: choose from .*mf-team/);
});
