import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolders, REPOSITORY } from '@euro/release';

interface PackageJson {
  readonly name: string;
  readonly exports?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const read = (folder: string) =>
  JSON.parse(readFileSync(join(REPOSITORY, folder, 'package.json'), 'utf8')) as PackageJson;

const workspaces = packageFolders();

/** Result of Node's resolution by specifier: an error code, or `found`. */
function answerTo(specifiers: readonly string[]): Record<string, string> {
  const script = `
    const answers = {};
    for (const specifier of ${JSON.stringify(specifiers)}) {
      try { import.meta.resolve(specifier); answers[specifier] = 'found'; }
      catch (error) { answers[specifier] = error.code; }
    }
    console.log(JSON.stringify(answers));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: REPOSITORY,
    encoding: 'utf8',
  });
  return JSON.parse(stdout) as Record<string, string>;
}

describe('the exports of our packages', () => {
  it.each(workspaces)('%s hides its files', (folder) => {
    const { name } = read(folder);
    const inside = [
      `${name}/src/index.ts`,
      `${name}/src/index.js`,
      `${name}/dist/index.js`,
      `${name}/package.json`,
    ];
    const answers = answerTo(inside);
    expect(new Set(Object.values(answers))).toEqual(new Set(['ERR_PACKAGE_PATH_NOT_EXPORTED']));
  });

  it('are empty for programs: the shell, the remotes, the lab', () => {
    const programs = workspaces.filter((folder) =>
      /^(shell|e2e|ops\/lab|packages\/embeds|mf-.*)$/.test(folder),
    );
    expect(programs.map((folder) => [folder, read(folder).exports])).toEqual(
      programs.map((folder) => [folder, {}]),
    );
  });

  it('of the API are for tests and the lab alone', () => {
    expect(Object.keys(read('api').exports ?? {})).toEqual(['./random', './testing']);
  });

  it('have a source for bundlers and a build for Node', () => {
    const exported = workspaces.flatMap((folder) => Object.entries(read(folder).exports ?? {}));
    const scripts = exported.filter(([path]) => !path.endsWith('.css'));
    for (const [path, conditions] of scripts) {
      expect([path, conditions.source]).toEqual([path, expect.stringMatching(/^\.\/.*\.tsx?$/)]);
      expect([path, conditions.default]).toEqual([path, expect.stringMatching(/^\.\/dist\/.*\.js$/)]);
    }
  });
});
