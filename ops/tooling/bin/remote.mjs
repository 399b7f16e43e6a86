#!/usr/bin/env node
// euro-remote <new|dev|build|describe|release>: the commands of a team whose own repository contains only sections.
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildBundles } from './lib/build.mjs';
import { fail } from './lib/fail.mjs';
import { readNewRemote, writeRemote } from './lib/newRemote.mjs';
import { nodeProblem } from './lib/node.mjs';
import { runReleaseTool } from './lib/releaseTool.mjs';
import { bundledFolders, IS_INSTALLED } from './lib/workspace.mjs';

const VERBS = { new: makeRemote, dev, build, describe, release };

const [verb, ...args] = process.argv.slice(2);
const problem =
  nodeProblem() ??
  (IS_INSTALLED
    ? null
    : 'In this repository the commands are those of package.json: npm run new, dev, build, release.') ??
  (verb in VERBS ? null : `Choose one of: ${Object.keys(VERBS).join(', ')}.`);
if (problem) fail(problem);
await VERBS[verb]();

function makeRemote() {
  const options = {
    path: { type: 'string' },
    'title-nl': { type: 'string' },
    'title-en': { type: 'string' },
  };
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
  const read = readNewRemote(positionals[0], {
    path: values.path,
    titleNl: values['title-nl'],
    titleEn: values['title-en'],
  });
  if ('problem' in read) fail(read.problem);
  writeRemote(read.remote);
  const { name } = read.remote;
  console.log(`${name} is there, with one page at ${read.remote.path} in its four states, and its tests. Next:

  npm install                       what it needs
  npm run dev                       see it alone
  npm test && npm run types         its tests, the contract's among them
  npm run release -- publish ${name}   RELEASES_URL or DATA_DIR says where the portal's releases are`);
}

async function dev() {
  if (bundledFolders().length === 0) fail('There is no section to show: npx euro-remote new mf-quiz');
  const { portal } = parseArgs({ args, options: { portal: { type: 'string' } } }).values;
  if (portal !== undefined) process.env.PORTAL = await portalForSections(portal);
  await import('../dist/dev/alone.js');
}

/** The origin of a portal that loads sections in development; ends the process with one sentence otherwise. */
async function portalForSections(address) {
  if (!/^https?:$/.test(URL.canParse(address) ? new URL(address).protocol : ''))
    fail(`--portal ${address} is not an address: it must look like https://staging.example.`);
  const { origin } = new URL(address);
  const answer = await fetch(`${origin}/developer-origins`).catch(() => null);
  if (!answer) fail(`${origin} does not answer.`);
  if (!answer.ok) fail(`${origin} loads no sections in development: its operator sets DEVELOPER_SECTIONS=1.`);
  return origin;
}

function build() {
  if (!buildBundles({ only: args })) process.exit(1);
}

/** Of what another bundler built: `euro-remote describe mf-quiz/dist`. */
async function describe() {
  const [dist = 'dist'] = args;
  const { describeBuild } = await import('../dist/build/describeBuild.js');
  const described = describeBuild(dirname(resolve(dist)), resolve(dist));
  if ('problems' in described) fail(described.problems.join('\n'));
  console.log(`${dist} is ${described.version}`);
}

async function release() {
  process.exit(await runReleaseTool(args, { buildOne: (name) => buildBundles({ only: [name] }) }));
}
