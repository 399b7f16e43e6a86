import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { REPOSITORY } from '@euro/release';

interface Diagnostic {
  readonly category: string;
  readonly message: string;
  readonly location: { readonly path: string };
}

interface Sample {
  readonly in: string;
  readonly code: string;
  /** Part of the expected message; absent when the code is allowed. */
  readonly message?: string;
}

/** Code by folder, with the expected message; without a message it is allowed. */
const SAMPLES: readonly Sample[] = [
  { in: 'packages/game/src', code: "import './b.js'; import '../b.js';" },
  { in: 'packages/game/src', code: "import 'react';", message: 'hand in what it needs' },
  { in: 'packages/game/src', code: "import 'node:fs';", message: 'hand in what it needs' },
  { in: 'packages/game/src', code: "import '@euro/platform';", message: 'hand in what it needs' },
  { in: 'packages/game/src', code: 'export const now = Date.now();', message: 'Date' },
  { in: 'packages/contract', code: "import 'zod'; import '@euro/game'; import './b.js';" },
  { in: 'packages/contract', code: "import 'koa';", message: 'zod and @euro/game only' },
  {
    in: 'packages/contract',
    code: "import '../../api/src/infra/env.js';",
    message: 'zod and @euro/game only',
  },
  { in: 'api/src', code: "import '@euro/game'; import '@euro/api-contract'; import 'koa';" },
  { in: 'api/src', code: "import '@euro/platform';", message: 'nothing of the portal' },
  { in: 'api/src', code: "import '@euro/game/src/units.js';", message: 'nothing inside another package' },
  { in: 'api/src', code: "import '@euro/stand-ins';", message: 'nothing of the portal' },
  { in: 'api/src/leagues', code: "import '../teams/index.js'; import '../packed/index.js';" },
  {
    in: 'api/src/leagues/chat',
    code: "import '../../teams/commands/saveSquad.js';",
    message: 'by its index.ts',
  },
  {
    in: 'api/src/scoring/settlement',
    code: "import '../packed/lineupRanges.js';",
    message: 'by its index.ts',
  },
  { in: 'api/src/teams', code: "import '../server/context.js';", message: 'imported by none' },
  { in: 'api/src/testing', code: "import '../teams/commands/saveSquad.js';" },
  { in: 'api/src/testing', code: "import '@euro/stand-ins'; import '@euro/game';" },
  { in: 'api/src/testing', code: "import '@euro/platform';", message: 'nothing of the portal' },
  { in: 'ops/lab/src', code: "import '@euro/api/testing'; import '@euro/gateway/testing'; import './b.js';" },
  { in: 'ops/lab/src', code: "import '../../../api/src/infra/env.js';", message: 'by what they export' },
  { in: 'demo/stand-ins/src', code: "import 'koa'; import 'node:fs'; import './b.js'; import '../b.js';" },
  { in: 'demo/stand-ins/src', code: "import '@euro/api-contract';", message: "another company's server" },
  {
    in: 'demo/stand-ins/src',
    code: "import '../../../api/src/env.js';",
    message: "another company's server",
  },
  { in: 'demo/broadcaster/src', code: "import 'zod'; import 'node:http'; import './b.js';" },
  { in: 'demo/broadcaster/src', code: "import '@euro/embeds';", message: "another company's site" },
  {
    in: 'demo/broadcaster/src',
    code: "import '../../../packages/embeds/src/index.js';",
    message: 'public addresses',
  },
  {
    in: 'packages/embeds/src',
    code: "import '@euro/design-system/geometry'; import '@euro/api-contract/clubs';",
  },
  { in: 'packages/embeds/src', code: "import type {} from '@euro/api-contract'; import 'lit/html.js';" },
  {
    in: 'packages/embeds/src',
    code: "import '@euro/design-system';",
    message: '@euro/design-system/geometry',
  },
  { in: 'packages/embeds/src', code: "import '@euro/platform';", message: 'nothing of the portal' },
  { in: 'packages/embeds/src', code: "import 'react';", message: 'made with lit' },
  { in: 'design-system/src', code: "import 'react'; import 'styled-components';" },
  { in: 'design-system/src', code: "import '@euro/game';", message: 'as props' },
  { in: 'design-system/src', code: "import '@euro/platform';", message: 'as props' },
  { in: 'packages/platform/src', code: "import '@euro/api-contract'; import 'rxjs'; import 'react';" },
  { in: 'packages/platform/src', code: "import '@euro/game';", message: '@euro/api-contract only' },
  { in: 'packages/platform/src', code: "import '@euro/mf-team';", message: '@euro/api-contract only' },
  { in: 'packages/platform/src', code: "import { z } from 'zod'; console.log(z);", message: 'zod/mini' },
  {
    in: 'packages/game-ui/src',
    code: "import '@euro/platform'; import '@euro/platform/react'; import '@euro/game';",
  },
  {
    in: 'packages/game-ui/src',
    code: "import '@euro/design-system'; import '@euro/api-contract'; import 'react';",
  },
  { in: 'packages/game-ui/src', code: "import '@euro/platform/testing'; import '@euro/game/testing';" },
  { in: 'packages/guest/src', code: "import '@euro/platform/guest'; import '@euro/platform/react';" },
  {
    in: 'packages/guest/src',
    code: "import '@euro/platform/host';",
    message: '@euro/platform/guest exports',
  },
  { in: 'packages/guest/src', code: "import '@euro/mf-team';", message: 'no remote and not the shell' },
  { in: 'mf-quiz/src', code: "window.addEventListener('resize', () => {}); window.location.href = '/';" },
  { in: 'mf-quiz/src', code: 'Object.assign(window, { cache: 1 });', message: 'shares the page' },
  { in: 'mf-quiz/src', code: 'globalThis.name = "quiz";', message: 'shares the page' },
  { in: 'mf-quiz/src', code: '(window as unknown as { a: 1 }).a = 1;', message: 'shares the page' },
  { in: 'mf-quiz/src', code: 'Array.prototype.at = () => 1;', message: 'shares the page' },
  {
    in: 'mf-quiz/src',
    code: "Object.defineProperty(Element.prototype, 'a', {});",
    message: 'shares the page',
  },
  { in: 'mf-quiz/src/testing', code: 'Object.assign(window, { cache: 1 });' },
  { in: 'packages/game-ui/src', code: "import '@euro/mf-team';", message: 'no remote and not the host' },
  {
    in: 'packages/game-ui/src',
    code: "import '@euro/platform/host';",
    message: 'no remote and not the host',
  },
  {
    in: 'packages/game-ui/src',
    code: "import '../../../mf-team/src/remote.js';",
    message: 'knows none of them',
  },
  { in: 'packages/game-ui/src', code: "import 'react-redux';", message: 'no store' },
  { in: 'packages/game-ui/src', code: "import '@reduxjs/toolkit/query/react';", message: 'no store' },
  { in: 'mf-team/src', code: "import '@euro/platform'; import '@euro/design-system'; import '@euro/game';" },
  {
    in: 'packages/game-ui/src',
    code: "import '@euro/platform/redux';",
    message: 'no remote and not the host',
  },
  { in: 'mf-team/src', code: "import '@euro/game-ui'; import '@euro/game-ui/testing';" },
  { in: 'mf-team/src', code: "import '@euro/platform/redux'; import '@euro/platform/react';" },
  { in: 'mf-team/src', code: "import '@euro/game-ui/src/index.js';", message: 'by its name' },
  { in: 'mf-team/src', code: "import '@euro/platform/testing'; import '@euro/api-contract';" },
  { in: 'mf-team/src', code: "import '@euro/mf-stats';", message: '<Embed' },
  { in: 'mf-team/src', code: "import '../../mf-stats/src/remote.js';", message: '<Embed' },
  { in: 'mf-team/src', code: "import '@euro/shell';", message: 'never reaches into the host' },
  { in: 'mf-team/src', code: "import '@euro/platform/host';", message: 'never reaches into the host' },
  { in: 'mf-team/src', code: "import '@euro/platform/guest';", message: 'never reaches into the host' },
  { in: 'mf-team/src', code: "import '@euro/api';", message: 'platform.api' },
  { in: 'mf-team/src', code: "import '@euro/game/src/units.js';", message: 'by its name' },
  { in: 'shell/src', code: "import '@euro/platform/host'; import '@euro/platform'; import '@euro/game';" },
  { in: 'shell/src', code: "import '@euro/mf-team';", message: 'knows no remote' },
  { in: 'shell/src', code: "import '@euro/game-ui';", message: 'travels with the remotes' },
  { in: 'shell/src/pages', code: "import '../frame/Header.js';", message: "puts the shell's rooms together" },
  { in: 'shell/src/still', code: "import '../frame/App.js'; import './frame/Header.js';" },
  { in: 'shell/src', code: "await import('@euro/mf-team');", message: 'knows no remote' },
  { in: 'shell/src', code: "import '@euro/api';", message: "the platform's client" },
  { in: 'ops/gateway/src/server', code: "import '../pages/shellPage.js'; import './listen.js';" },
  {
    in: 'ops/gateway/src/server',
    code: "import '../testing/portal.js';",
    message: 'without what tests need',
  },
  {
    in: 'ops/gateway/src/pages',
    code: "import '../http/caching.js'; import '../releases/registryReader.js';",
  },
  {
    in: 'ops/gateway/src/pages',
    code: "import '../server/gateway.js';",
    message: 'http/ and releases/ only',
  },
  {
    in: 'ops/gateway/src/embeds',
    code: "import '../pages/competitions.js';",
    message: 'http/ and releases/ only',
  },
  { in: 'ops/gateway/src/releases', code: "import '../http/builtFiles.js'; import '@euro/release';" },
  { in: 'ops/gateway/src/releases', code: "import '../pages/competitions.js';", message: 'http/ only' },
  { in: 'ops/gateway/src/api', code: "import '../releases/releaseSource.js';", message: 'http/ only' },
  { in: 'ops/gateway/src/http', code: "import './caching.js'; import 'node:http';" },
  { in: 'ops/gateway/src/http', code: "import '../api/apiPlaces.js';", message: 'imports none of them' },
  { in: 'shell/src', code: 'export const A = () => <p>{x}<b>one</b></p>;' },
  ...[
    '<p>one <b>two</b></p>',
    '<><b>two</b>one</>',
    "<Soft as='p' {...rest}><b>two</b>{t('one')}</Soft>",
    '<List<string> of={all}>{isTwo && <b>two</b>}{format.date(day)}</List>',
  ].map((jsx) => ({
    in: 'shell/src',
    code: `export const A = () => ${jsx};`,
    message: 'a text with siblings into an element of its own',
  })),
];

let folder: string;
let diagnostics: readonly Diagnostic[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'arrows-'));
  SAMPLES.forEach((sample, at) => {
    const file = join(folder, fileOf(sample, at));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${sample.code}\n`);
  });
  cpSync(join(REPOSITORY, 'biome.json'), join(folder, 'biome.json'));
  cpSync(join(REPOSITORY, 'ops/tooling/biome'), join(folder, 'ops/tooling/biome'), { recursive: true });
  const config = join(folder, 'biome.json');
  writeFileSync(
    config,
    readFileSync(config, 'utf8').replace('"vcs": { "enabled": true', '"vcs": { "enabled": false'),
  );
  diagnostics = await lint(folder);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('imports between packages, what remotes share, and texts of pages', () => {
  it.each(SAMPLES.map((sample, at) => ({ ...sample, at, verdict: sample.message ? 'refused' : 'allowed' })))(
    '$in: $code is $verdict',
    ({ at, message, ...sample }) => {
      const messages = diagnostics
        .filter(({ category }) => category === 'plugin' || category.startsWith('lint/style/noRestricted'))
        .filter(({ location }) => location.path.endsWith(fileOf(sample, at)))
        .map(({ message }) => message);
      if (message) expect(messages).toEqual([expect.stringContaining(message)]);
      else expect(messages).toEqual([]);
    },
  );
});

function fileOf({ in: where, code }: Sample, at: number): string {
  return `${where}/sample${at}.ts${code.includes('</') ? 'x' : ''}`;
}

async function lint(cwd: string): Promise<readonly Diagnostic[]> {
  const biome = join(REPOSITORY, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--reporter=json', '--max-diagnostics=none', '.'];
  const run = promisify(execFile)(process.execPath, args, { cwd, maxBuffer: 10_000_000 });
  const { stdout } = await run.catch((refused: { readonly stdout: string }) => refused);
  return (JSON.parse(stdout) as { readonly diagnostics: readonly Diagnostic[] }).diagnostics;
}
