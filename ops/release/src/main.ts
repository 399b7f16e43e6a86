import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Command } from 'commander';
import { describeChange, describeList } from './describe.js';
import { bundleFolder, readBuild, remoteFolders, storeFrom } from './registry/index.js';
import type { ObjectStore } from './registry/objectStore.js';
import type { Refusal } from './registry/refusal.js';
import { REPOSITORY } from './registry/repository.js';
import { KIT, readRegistry } from './registry/storedRegistry.js';
import { changeRights } from './rights/changeRights.js';
import { publicKey, type Rights, rightsOf } from './rights/rights.js';
import { runTests } from './rights/runTests.js';
import { makeKeys, signerFrom } from './rights/signer.js';
import { signReport, TESTED } from './rights/testReport.js';
import {
  activate,
  canary,
  guard,
  list,
  type Outcome,
  originalStack,
  prune,
  publish,
  remove,
  rollback,
  type Verification,
  verify,
} from './verbs/index.js';

interface Options {
  readonly json?: true;
  readonly note?: string;
  readonly force?: true;
  readonly hold?: true;
  readonly from?: string;
  readonly keep: string;
  readonly key?: string;
  readonly remotes?: string;
  readonly metrics?: string;
  readonly minutes: string;
  readonly factor: string;
  readonly least: string;
}

const program = new Command('npm run release --')
  .description('Releases remotes and the kit of embeds, each alone and while the portal is used.')
  .addHelpText(
    'after',
    `
VERSION may be shortened to any unique prefix: 1.1.0 for 1.1.0-0a1b2c3d4e.
Releases are kept in DATA_DIR, or where RELEASES_URL says (s3://bucket/prefix, with S3_ENDPOINT, S3_REGION,
S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY). How a release goes: docs/guides/release.md`,
  );

const verb = (usage: string, description: string) =>
  program.command(usage).description(description).option('--json', 'answer as JSON, for scripts');
const withNote = (usage: string, description: string) =>
  verb(usage, description).option('--note <text>', 'why, for the history');

withNote('publish <remote>', 'build, check and store a release, and give it to everybody')
  .option('--hold', 'only store it')
  .option('--from <folder>', 'publish what was built there, instead of building')
  .option('--force', 'also when others still use what it no longer offers, or have what it claims')
  .action(async (name: string, options: Options) => {
    const unknown = options.from ? null : unknownProblem(name);
    const dist = distOf(name, options);
    const report = existsSync(reportOf(dist)) ? readFileSync(reportOf(dist), 'utf8').trim() : null;
    const outcome = unknown
      ? { problems: [unknown] }
      : await publish(await store(), dist, name, { ...options, report });
    answer(name, outcome, options);
  });
verb('test <remote>', 'build it, run its types and contract suite, and sign that they passed, by RELEASE_KEY')
  .option('--from <folder>', 'of what was built there, instead of building')
  .action(async (name: string, options: Options) => {
    const dist = distOf(name, options);
    const read = readBuild(dist, name);
    const { signer } = await store();
    if ('refused' in read) return fail([read.refused], options.json);
    const problem = runTests(REPOSITORY, name);
    if (problem) return fail([problem], options.json);
    if (signer) writeFileSync(reportOf(dist), `${await signReport(signer, read.build)}\n`);
    const report = signer ? reportOf(dist) : null;
    if (options.json) print({ ok: true, name, version: read.build.version, report });
    else
      console.log(
        `${name} ${read.build.version}: ${TESTED.join(' and ')} passed. ${report ?? 'Nothing is signed without RELEASE_KEY.'}`,
      );
  });
verb('list [remote]', 'list releases: when, by whom, who gets them').action(
  async (name: string | undefined, options: Options) => {
    const remotes = await list(await store(), name);
    if (options.json) print({ ok: true, remotes });
    else console.log(describeList(remotes, { history: name !== undefined }));
  },
);
withNote('activate <remote> <version>', 'give a stored release to everybody')
  .option('--force', 'also when others still use what it no longer offers, or have what it claims')
  .action(async (name: string, version: string, options: Options) =>
    answer(name, await activate(await store(), name, version, options), options),
  );
withNote(
  'canary <remote> <version> <percent>',
  'let a share of the browsers try a release; 0 ends it',
).action(async (name: string, version: string, percent: string, { note, ...options }: Options) =>
  answer(
    name,
    await canary(await store(), name, version, Number(percent.replace(/\s*%$/, '') || Number.NaN), note),
    options,
  ),
);
verb('guard <remote>', 'watch a canary, and end it when it breaks more often than the release before it')
  .requiredOption('--metrics <addresses>', 'the processes of the API, with commas between: http://api-1:4000')
  .option('--minutes <count>', 'for how long', '30')
  .option('--factor <count>', 'how many times as often, in proportion to the shares', '3')
  .option('--least <count>', 'how many faults at least', '10')
  .action(async (name: string, options: Options) => {
    const numbers = [options.minutes, options.factor, options.least].map(Number);
    const [minutes = 0, factor = 0, least = 0] = numbers;
    if (numbers.some((value) => !(value > 0)))
      throw new Error('--minutes, --factor and --least are numbers above 0.');
    const apis = (options.metrics ?? '').split(',').map((address) => address.trim());
    const wrong = apis.find((address) => !URL.canParse(address));
    if (wrong !== undefined)
      throw new Error(`--metrics ${wrong} is not right: it must look like http://api-1:4000.`);
    const outcome = await guard(await store(), name, { apis, minutes, factor, least });
    answer(name, outcome, options);
    // A pipeline learns that the release did not stay.
    if ('change' in outcome) process.exitCode = 3;
  });
withNote('rollback <remote>', 'end a canary, or go one release back; again: one more').action(
  async (name: string, { note, ...options }: Options) =>
    answer(name, await rollback(await store(), name, note), options),
);
withNote('remove <remote>', 'take a remote out of the portal; its releases stay').action(
  async (name: string, { note, ...options }: Options) =>
    answer(name, await remove(await store(), name, note), options),
);
verb('prune <remote>', 'delete old releases that nobody gets')
  .option('--keep <count>', 'how many of these stay', '5')
  .action(async (name: string, options: Options) =>
    answer(name, await prune(await store(), name, Number(options.keep)), options),
  );
verb('verify', 'read back what browsers get, and compare it with what was recorded').action(
  async (options: Options) => printVerification(await verify(await store()), options),
);
program
  .command('stack [file]')
  .description('name the sources in a stack or a fault report, from a file or the standard input')
  .action(async (file: string | undefined) =>
    console.log(await originalStack(await store(), readFileSync(file ?? 0, 'utf8'))),
  );
verb('make-key <file>', 'make a key with which a team signs its releases').action(
  async (file: string, options: Options) => {
    const keys = await makeKeys();
    // Never over another key.
    writeFileSync(file, `${JSON.stringify(keys.privateKey)}\n`, { mode: 0o600, flag: 'wx' });
    if (options.json) print({ ok: true, publicKey: keys.publicKey });
    else
      console.log(
        `${file} is secret: RELEASE_KEY names it. Its public part, for set-team:\n${JSON.stringify(keys.publicKey)}`,
      );
  },
);
verb('set-team <team>', 'say which remotes a team may release, and its key')
  .requiredOption('--key <file>', 'its public key, as make-key printed it')
  .requiredOption('--remotes <names>', "with commas between; '*' for all, and these rights")
  .action(async (team: string, options: Options) => {
    const key = publicKey.parse(JSON.parse(readFileSync(options.key ?? '', 'utf8')));
    const remotes = (options.remotes ?? '').split(',').filter(Boolean);
    answerRights(
      await changeRights(await store(), (before) => ({ ...before, [team]: { key, remotes } })),
      options,
    );
  });
verb('remove-team <team>', 'take the rights of a team').action(async (team: string, options: Options) =>
  answerRights(await changeRights(await store(), ({ [team]: _, ...others }) => others), options),
);
verb('teams', 'list who may release what').action(async (options: Options) =>
  answerRights({ rights: rightsOf((await readRegistry(await store())).registry) ?? {} }, options),
);

try {
  await program.parseAsync();
} catch (error) {
  const sentence = error instanceof Error ? error.message : String(error);
  fail([{ code: 'not-possible', sentence }], process.argv.includes('--json'));
}

async function store(): Promise<ObjectStore> {
  const opened = storeFrom(process.env, resolve(REPOSITORY, process.env.DATA_DIR ?? '.data'));
  return { ...opened, signer: await signerFrom(process.env) };
}

function distOf(name: string, { from }: Options): string {
  return from ? resolve(from) : join(bundleFolder(REPOSITORY, name), 'dist');
}

/** Beside the build: it is no part of the release that it is about. */
function reportOf(dist: string): string {
  return join(dirname(dist), 'tested.jws');
}

function unknownProblem(name: string): Refusal | null {
  const names = [
    ...remoteFolders(REPOSITORY),
    ...[KIT].filter((kit) => existsSync(join(bundleFolder(REPOSITORY, kit), 'package.json'))),
  ];
  if (names.includes(name)) return null;
  return {
    code: 'unknown-remote',
    sentence: `There is no ${name} to publish: choose from ${names.join(', ')}.`,
  };
}

function answer(name: string, outcome: Outcome, { json }: Pick<Options, 'json'>): void {
  if ('problems' in outcome) fail(outcome.problems, json);
  else if (json) print({ ok: true, name, ...outcome });
  else if ('nothing' in outcome) console.log(outcome.nothing);
  else {
    for (const warning of outcome.warnings ?? []) console.error(`Warning: ${warning}`);
    console.log(describeChange(name, outcome.change));
  }
}

function answerRights(
  result: { readonly rights: Rights } | { readonly refused: Refusal },
  { json }: Pick<Options, 'json'>,
): void {
  if ('refused' in result) fail([result.refused], json);
  else if (json) print({ ok: true, rights: result.rights });
  else console.log(describeRights(result.rights));
}

function describeRights(rights: Rights): string {
  const teams = Object.entries(rights);
  if (teams.length === 0) return 'No rights: everybody with access to the store may release everything.';
  return teams.map(([team, { remotes }]) => `${team}: ${remotes.join(', ')}`).join('\n');
}

function printVerification({ problems, ...counts }: Verification, { json }: Options): void {
  if (problems.length > 0) fail(problems, json);
  else if (json) print({ ok: true, ...counts });
  else console.log(`Releases: ${counts.releases}, files: ${counts.files}; all are as they were stored.`);
}

function fail(problems: readonly Refusal[], json: boolean | undefined): void {
  if (json) print({ ok: false, problems });
  else for (const { sentence } of problems) console.error(sentence);
  process.exitCode = 1;
}

function print(value: unknown): void {
  console.log(JSON.stringify(value, null, 2));
}
