import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '@euro/release';

interface Lists {
  readonly FILES_ONLY_WITH_ALL: readonly Entry[];
  readonly SAMPLES: readonly Entry[];
  readonly JOURNEYS: Readonly<Record<string, readonly string[]>>;
}

interface Entry {
  readonly files?: readonly string[];
  readonly sample?: string;
  readonly why: string;
  readonly whenChanged?: readonly string[];
}

const lists = read();
const entries = [...lists.FILES_ONLY_WITH_ALL, ...lists.SAMPLES];

/** The commands are modules of Node, which Jest does not load. */
function read(): Lists {
  const folder = `file://${REPOSITORY}/ops/tooling/bin/lib`;
  const script = `import * as all from '${folder}/onlyWithAll.mjs'; import { JOURNEYS } from '${folder}/changed.mjs'; console.log(JSON.stringify({ ...all, JOURNEYS }))`;
  return JSON.parse(
    spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }).stdout,
  );
}

const isThere = (path: string) => existsSync(join(REPOSITORY, path));

/** Tests and their helpers, by `git grep`, which reads sources only. */
function sampledNames(): string[] {
  const args = [
    'grep',
    '-hoE',
    '--untracked',
    "isSampled\\('[^']+'",
    '--',
    '*.ts',
    '*.tsx',
    'design-system/scripts',
  ];
  const { stdout } = spawnSync('git', args, { cwd: REPOSITORY, encoding: 'utf8' });
  return stdout
    .split('\n')
    .map((line) => /'([^']+)'/.exec(line)?.[1])
    .filter((name) => name !== undefined);
}

describe('what `npm test` leaves to `npm test -- --all`', () => {
  it('is there, with a reason', () => {
    const files = entries.flatMap(({ files = [], whenChanged = [] }) => [...files, ...whenChanged]);
    expect(files.filter((file) => !isThere(file))).toEqual([]);
    expect(new Set(files.filter((file) => /\.(test|spec)\.tsx?$/.test(file))).size).toBe(
      lists.FILES_ONLY_WITH_ALL.flatMap(({ files = [] }) => files).length,
    );
    expect(entries.filter(({ why }) => why.length < 10)).toEqual([]);
  });

  it('is sampled by a test, and nothing else is', () => {
    const names = lists.SAMPLES.map(({ sample }) => sample);
    expect([...new Set(sampledNames())].toSorted()).toEqual(names.toSorted());
  });
});

describe('the journeys through what changed', () => {
  it('are there', () => {
    const names = Object.values(lists.JOURNEYS).flat();
    expect(names.filter((name) => !isThere(`e2e/src/journeys/${name}.spec.ts`))).toEqual([]);
    expect(Object.keys(lists.JOURNEYS).filter((folder) => !isThere(folder))).toEqual([]);
  });

  it('are listed for every section', () => {
    const { workspaces } = JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8'));
    expect(workspaces).toContain('mf-*');
    const { stdout } = spawnSync('git', ['ls-files', 'mf-*/remote.json'], {
      cwd: REPOSITORY,
      encoding: 'utf8',
    });
    const sections = stdout.split('\n').filter(Boolean);
    expect(sections.length).toBeGreaterThan(5);
    expect(
      sections
        .map((file) => file.replace('/remote.json', ''))
        .filter((folder) => !(folder in lists.JOURNEYS)),
    ).toEqual([]);
  });
});
