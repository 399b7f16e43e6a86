import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { REPOSITORY } from '@euro/release';

const MODULE = pathToFileURL(join(REPOSITORY, 'ops/tooling/bin/lib/size.mjs')).href;

const repositories: string[] = [];
afterAll(() => {
  for (const folder of repositories) rmSync(folder, { recursive: true, force: true });
});

/** A repository of committed files by name. */
function repositoryOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'size-'));
  repositories.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  execFileSync('git', ['init', '-q'], { cwd: folder });
  execFileSync('git', ['add', '.'], { cwd: folder });
  return folder;
}

/** Its figures, and what grew since those given. */
function sizeIn(files: Readonly<Record<string, string>>, before: object | null = null) {
  const repository = JSON.stringify(repositoryOf(files));
  const script = `
    import { flat, growth, sizeOf, sourceFiles } from '${MODULE}';
    const size = sizeOf(${repository}, sourceFiles(${repository}));
    const before = ${JSON.stringify(before)};
    console.log(JSON.stringify({ ...flat(size), size, grown: before && growth(before, size) }));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }),
  );
}
const functionOf = (lines: number) => `export const f = () => {\n${'f();\n'.repeat(lines - 2)}};\n`;

it('counts lines in hundreds, and files, without tests and texts', () => {
  const size = sizeIn({
    'mf-a/src/a.ts': 'a;\n'.repeat(101),
    'mf-a/src/a.test.ts': 'a;\n'.repeat(500),
    'mf-a/src/texts/pageTexts.ts': 'a;\n'.repeat(500),
    'packages/b/src/b.tsx': 'b;\n',
  });
  expect(size).toMatchObject({
    'mf-a: lines': 200,
    'mf-a: files': 1,
    'packages/b: lines': 100,
    'packages/b: files': 1,
  });
});

it('counts functions of 60 and of 100 lines', () => {
  const size = sizeIn({
    'mf-a/src/a.ts': functionOf(59),
    'mf-a/src/b.ts': functionOf(60),
    'mf-a/src/c.ts': functionOf(100),
  });
  expect(size).toMatchObject({ 'mf-a: functionsOf60': 2, 'mf-a: functionsOf100': 1 });
});

it('counts folders that import each other, and circles of values but not of types', () => {
  const size = sizeIn({
    'mf-a/src/one/a.ts': "import { b } from '../two/b.js';\nexport const a = () => b;\n",
    'mf-a/src/two/b.ts': "import { a } from '../one/a.js';\nexport const b = () => a;\n",
    'mf-a/src/three/c.ts': "import type { D } from '../four/d.js';\nexport type C = D;\n",
    'mf-a/src/four/d.ts': "import type { C } from '../three/c.js';\nexport type D = C;\n",
    'mf-a/src/four/e.ts': "export { a } from '../one/a.js';\n",
  });
  expect(size).toMatchObject({ 'mf-a: mutualPairs': 2, circles: 1 });
});

it('names the figures that grew, budgets included', () => {
  const budgetOf = (bytes: string) => ({
    'mf-a/webpack.config.mjs': `export default remoteConfig(import.meta.url, { visit: ${bytes} });\n`,
  });
  const { size, ...figures } = sizeIn(budgetOf('31_800'));
  expect(figures).toMatchObject({ 'budget of mf-a: visit': 31_800 });
  expect(sizeIn(budgetOf('31_800'), size).grown).toEqual([]);
  expect(sizeIn(budgetOf('31_799'), size).grown).toEqual([]);
  expect(sizeIn(budgetOf('31_801'), size).grown).toEqual(['budget of mf-a: visit grew from 31800 to 31801']);
});
