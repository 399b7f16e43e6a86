import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { REPOSITORY } from '@euro/release';

const BIN = join(REPOSITORY, 'ops/tooling/bin');

/** Folders of the packages whose compiled programs the commands run. */
function packagesRun(): string[] {
  const commands = readdirSync(BIN, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => readFileSync(join(BIN, file), 'utf8'))
    .join('\n');
  const folders = [...commands.matchAll(/'([a-z/-]+)\/dist\/[\w/]+\.js'/g)].map(([, folder = '']) => folder);
  return [...new Set(folders)];
}

function packagesCompiled(): string[] {
  const workspace = pathToFileURL(join(BIN, 'lib/workspace.mjs')).href;
  const script = `import { NODE_PACKAGES } from '${workspace}'; console.log(JSON.stringify(NODE_PACKAGES));`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return JSON.parse(printed) as string[];
}

it('compiles every package whose programs a command runs, also in a fresh clone', () => {
  const run = packagesRun();
  expect(run).toEqual(expect.arrayContaining(['api', 'demo/broadcaster', 'demo/stand-ins', 'ops/tooling']));
  expect(packagesCompiled()).toEqual(expect.arrayContaining(run));
  // There is one list of compiled packages; a second one once left the broadcaster out.
  expect(readFileSync(join(BIN, 'lib/build.mjs'), 'utf8')).toContain("'-b', ...NODE_PACKAGES]");
});
