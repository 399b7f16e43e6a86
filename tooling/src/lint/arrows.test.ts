import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { REPOSITORY } from '../workspace/repository.js';

interface Diagnostic {
  readonly category: string;
  readonly message: string;
  readonly location: { readonly path: string };
}

interface Sample {
  readonly in: string;
  readonly code: string;
  /** A part of what the author is told to do instead; absent when the import is fine. */
  readonly told?: string;
}

/** [where, what is imported, what the author is told]; no third part: it is allowed. */
const SAMPLES: readonly Sample[] = [
  { in: 'game/src', code: "import './b.js'; import '../b.js';" },
  { in: 'game/src', code: "import 'react';", told: 'hand in what it needs' },
  { in: 'game/src', code: "import 'node:fs';", told: 'hand in what it needs' },
  { in: 'game/src', code: "import '@euro/platform';", told: 'hand in what it needs' },
  { in: 'game/src', code: 'export const now = Date.now();', told: 'Date' },
  { in: 'api/contract', code: "import 'zod'; import '@euro/game'; import './b.js';" },
  { in: 'api/contract', code: "import 'koa';", told: 'zod and @euro/game only' },
  { in: 'api/contract', code: "import '../src/env.js';", told: 'zod and @euro/game only' },
  { in: 'api/src', code: "import '@euro/game'; import '@euro/api-contract'; import 'koa';" },
  { in: 'api/src', code: "import '@euro/platform';", told: 'nothing of the portal' },
  { in: 'api/src', code: "import '@euro/game/src/units.js';", told: 'nothing inside another package' },
  { in: 'api/src', code: "import '@euro/stand-ins';", told: 'nothing of the portal' },
  { in: 'api/src/testing', code: "import '@euro/stand-ins'; import '@euro/game';" },
  { in: 'api/src/testing', code: "import '@euro/platform';", told: 'nothing of the portal' },
  { in: 'stand-ins/src', code: "import 'koa'; import 'node:fs'; import './b.js'; import '../b.js';" },
  { in: 'stand-ins/src', code: "import '@euro/api-contract';", told: "another company's server" },
  { in: 'stand-ins/src', code: "import '../../api/src/env.js';", told: "another company's server" },
  { in: 'broadcaster/src', code: "import 'zod'; import 'node:http'; import './b.js';" },
  { in: 'broadcaster/src', code: "import '@euro/embeds';", told: "another company's site" },
  { in: 'broadcaster/src', code: "import '../../embeds/src/index.js';", told: 'public addresses' },
  { in: 'embeds/src', code: "import '@euro/design-system/geometry'; import '@euro/api-contract/clubs';" },
  { in: 'embeds/src', code: "import type {} from '@euro/api-contract'; import 'lit/html.js';" },
  { in: 'embeds/src', code: "import '@euro/design-system';", told: '@euro/design-system/geometry' },
  { in: 'embeds/src', code: "import '@euro/platform';", told: 'nothing of the portal' },
  { in: 'embeds/src', code: "import 'react';", told: 'made with lit' },
  { in: 'design-system/src', code: "import 'react'; import 'styled-components';" },
  { in: 'design-system/src', code: "import '@euro/game';", told: 'as props' },
  { in: 'design-system/src', code: "import '@euro/platform';", told: 'as props' },
  { in: 'platform/src', code: "import '@euro/api-contract'; import 'rxjs'; import 'react';" },
  { in: 'platform/src', code: "import '@euro/game';", told: '@euro/api-contract only' },
  { in: 'platform/src', code: "import '@euro/mf-team';", told: '@euro/api-contract only' },
  { in: 'platform/src', code: "import { z } from 'zod'; console.log(z);", told: 'zod/mini' },
  { in: 'game-ui/src', code: "import '@euro/platform'; import '@euro/platform/react'; import '@euro/game';" },
  { in: 'game-ui/src', code: "import '@euro/design-system'; import '@euro/api-contract'; import 'react';" },
  { in: 'game-ui/src', code: "import '@euro/platform/testing'; import '@euro/game/testing';" },
  { in: 'mf-quiz/src', code: "window.addEventListener('resize', () => {}); window.location.href = '/';" },
  { in: 'mf-quiz/src', code: 'Object.assign(window, { cache: 1 });', told: 'shares the page' },
  { in: 'mf-quiz/src', code: 'globalThis.name = "quiz";', told: 'shares the page' },
  { in: 'mf-quiz/src', code: '(window as unknown as { a: 1 }).a = 1;', told: 'shares the page' },
  { in: 'mf-quiz/src', code: 'Array.prototype.at = () => 1;', told: 'shares the page' },
  { in: 'mf-quiz/src', code: "Object.defineProperty(Element.prototype, 'a', {});", told: 'shares the page' },
  { in: 'mf-quiz/src/testing', code: 'Object.assign(window, { cache: 1 });' },
  { in: 'game-ui/src', code: "import '@euro/mf-team';", told: 'no remote and not the host' },
  { in: 'game-ui/src', code: "import '@euro/platform/host';", told: 'no remote and not the host' },
  { in: 'game-ui/src', code: "import '../../mf-team/src/remote.js';", told: 'knows none of them' },
  { in: 'game-ui/src', code: "import 'react-redux';", told: 'no store' },
  { in: 'game-ui/src', code: "import '@reduxjs/toolkit/query/react';", told: 'no store' },
  { in: 'mf-team/src', code: "import '@euro/platform'; import '@euro/design-system'; import '@euro/game';" },
  { in: 'mf-team/src', code: "import '@euro/game-ui'; import '@euro/game-ui/testing';" },
  { in: 'mf-team/src', code: "import '@euro/game-ui/src/index.js';", told: 'by its name' },
  { in: 'mf-team/src', code: "import '@euro/platform/testing'; import '@euro/api-contract';" },
  { in: 'mf-team/src', code: "import '@euro/mf-stats';", told: '<Embed' },
  { in: 'mf-team/src', code: "import '../../mf-stats/src/remote.js';", told: '<Embed' },
  { in: 'mf-team/src', code: "import '@euro/shell';", told: 'never reaches into the host' },
  { in: 'mf-team/src', code: "import '@euro/platform/host';", told: 'never reaches into the host' },
  { in: 'mf-team/src', code: "import '@euro/api';", told: 'platform.api' },
  { in: 'mf-team/src', code: "import '@euro/game/src/units.js';", told: 'by its name' },
  { in: 'shell/src', code: "import '@euro/platform/host'; import '@euro/platform'; import '@euro/game';" },
  { in: 'shell/src', code: "import '@euro/mf-team';", told: 'knows no remote' },
  { in: 'shell/src', code: "import '@euro/game-ui';", told: 'travels with the remotes' },
  { in: 'shell/src', code: "await import('@euro/mf-team');", told: 'knows no remote' },
  { in: 'shell/src', code: "import '@euro/api';", told: "the platform's client" },
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
  cpSync(join(REPOSITORY, 'tooling/biome'), join(folder, 'tooling/biome'), { recursive: true });
  const config = join(folder, 'biome.json');
  writeFileSync(
    config,
    readFileSync(config, 'utf8').replace('"vcs": { "enabled": true', '"vcs": { "enabled": false'),
  );
  diagnostics = await lint(folder);
}, 30_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('imports between packages, and what remotes share', () => {
  it.each(SAMPLES.map((sample, at) => ({ ...sample, at, verdict: sample.told ? 'refused' : 'allowed' })))(
    '$in: $code is $verdict',
    ({ at, told, ...sample }) => {
      const messages = diagnostics
        .filter(({ category }) => category === 'plugin' || category.startsWith('lint/style/noRestricted'))
        .filter(({ location }) => location.path.endsWith(fileOf(sample, at)))
        .map(({ message }) => message);
      if (told) expect(messages).toEqual([expect.stringContaining(told)]);
      else expect(messages).toEqual([]);
    },
  );
});

function fileOf({ in: where }: { readonly in: string }, at: number): string {
  return `${where}/sample${at}.ts`;
}

async function lint(cwd: string): Promise<readonly Diagnostic[]> {
  const biome = join(REPOSITORY, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--reporter=json', '--max-diagnostics=none', '.'];
  const run = promisify(execFile)(process.execPath, args, { cwd, maxBuffer: 10_000_000 });
  const { stdout } = await run.catch((refused: { readonly stdout: string }) => refused);
  return (JSON.parse(stdout) as { readonly diagnostics: readonly Diagnostic[] }).diagnostics;
}
