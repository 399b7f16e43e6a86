import { spawnSync } from 'node:child_process';
import { REPOSITORY } from '@euro/release';

interface Reach {
  readonly isEverything: boolean;
  readonly isText: boolean;
  readonly folders: readonly string[];
  readonly journeys: readonly string[];
}

const RULES = ['ops/tooling/src/lint', 'ops/tooling/src/texts'];

/** What `npm test -- --changed` looks at. The commands are modules of Node, which Jest does not load. */
function reachOf(...files: readonly string[]): Reach {
  const script = `import { reach } from 'file://${REPOSITORY}/ops/tooling/bin/lib/changed.mjs'; console.log(JSON.stringify(reach(${JSON.stringify(files)})))`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

it('a section reaches itself, its journeys and those through all sections', () => {
  const { folders, journeys, isEverything } = reachOf('mf-rankings/src/remote.ts', 'mf-rankings/remote.json');
  expect(folders).toEqual(['mf-rankings', ...RULES]);
  expect(journeys).toContain('twoPhones');
  expect(journeys).toContain('accessible');
  expect(journeys).not.toContain('payments');
  expect(isEverything).toBe(false);
});

it('a feature of the API reaches the API, the lab and its own journeys', () => {
  const { folders, journeys } = reachOf('api/src/leagues/routes/createLeague.ts');
  expect(folders).toEqual(['api', 'ops/lab', ...RULES]);
  expect(journeys).toEqual(['leagues', 'leaguesOnPhone', 'twoPhones']);
});

it('a shared package reaches those that depend on it, at any distance, and all journeys', () => {
  const { folders, journeys } = reachOf('packages/game-ui/src/index.ts');
  expect(folders).toEqual(expect.arrayContaining(['packages/game-ui', 'mf-team', 'mf-stats']));
  expect(folders).not.toContain('api');
  expect(journeys).toEqual([]);
  expect(reachOf('packages/game/src/units.ts').folders).toEqual(
    expect.arrayContaining(['api', 'shell', 'mf-team', 'mf-desk', 'packages/game-ui']),
  );
});

it('a journey reaches itself', () => {
  expect(reachOf('e2e/src/journeys/steady.spec.ts').journeys).toEqual(['steady']);
  expect(reachOf('e2e/src/support/stack.ts').journeys).toEqual([]);
});

it('texts reach the rules of all sources only', () => {
  expect(reachOf('docs/guides/chat.md', 'README.md', 'api/README.md')).toEqual({
    isEverything: false,
    isText: true,
    folders: RULES,
    journeys: [],
  });
});

it.each(['package-lock.json', 'jest.config.mjs', 'biome.json', '.ci/run'])(
  '%s reaches everything',
  (file) => {
    expect(reachOf(file, 'docs/guides/chat.md').isEverything).toBe(true);
  },
);

it('a tournament reaches the API', () => {
  expect(reachOf('competitions/euro2024/players.csv').folders).toContain('api');
});
