import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { type EmbedKitManifest, embedKitManifest } from '@euro/platform/manifest';
import { REPOSITORY } from '@euro/release';
import { temporaryFolder } from '@euro/release/testing';

/** What a page of others pays for a ranking, its numbers aside. */
const BUDGET = 15 * 1024;

let temporary: string;
let folder: string;
let errors: readonly string[];

beforeAll(() => {
  const tsc = join(REPOSITORY, 'node_modules/typescript/bin/tsc');
  const compiled = spawnSync(process.execPath, [tsc, '-b', 'ops/tooling'], {
    cwd: REPOSITORY,
    encoding: 'utf8',
  });
  if (compiled.status !== 0) throw new Error(compiled.stdout);
  temporary = temporaryFolder();
  folder = join(temporary, 'dist');
  const script = `
    import webpack from ${JSON.stringify(join(REPOSITORY, 'node_modules/webpack/lib/index.js'))};
    import config from ${JSON.stringify(join(REPOSITORY, 'packages/embeds/webpack.config.mjs'))};
    const env = { version: '1.0.0-test', outputPath: ${JSON.stringify(folder)} };
    webpack({ ...config(env), cache: false }, (error, stats) => {
      const errors = error ? [error] : stats.compilation.errors;
      console.log(JSON.stringify(errors.map(({ message }) => message)));
    });`;
  // A file: a minifier's workers are started with the arguments of this process, and would run a text again.
  const program = join(temporary, 'build.mjs');
  writeFileSync(program, script);
  const { stdout, stderr } = spawnSync(process.execPath, [program], { encoding: 'utf8', timeout: 200_000 });
  if (!stdout) throw new Error(stderr);
  errors = JSON.parse(stdout) as string[];
});
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(folder, file));
const kit = (): EmbedKitManifest => embedKitManifest.parse(JSON.parse(read('manifest.json').toString()));
const scripts = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));

describe('the kit of embeds', () => {
  it('is built without warnings, and lists its contents', () => {
    expect(errors).toEqual([]);
    expect(kit()).toMatchObject({
      name: 'embeds',
      version: '1.0.0-test',
      kit: 1,
      entry: 'embed.js',
      integrity: `sha384-${createHash('sha384').update(read('embed.js')).digest('base64')}`,
      elements: ['euro-rankings', 'euro-match', 'euro-player', 'euro-countdown', 'euro-trends'],
    });
  });

  it('lists for each attribute the values in an address', () => {
    const { accent, type, rows, heading } = kit().attributes['euro-rankings'] ?? {};
    const takes = (pattern: string | undefined, value: string) => new RegExp(pattern ?? '(?!)').test(value);
    expect([takes(accent, '#1D5B57'), takes(accent, 'red;x')]).toEqual([true, false]);
    expect([takes(type, 'week'), takes(type, 'leagues')]).toEqual([true, false]);
    expect([takes(rows, '12'), takes(rows, '-1')]).toEqual([true, false]);
    expect([takes(heading, 'De stand "nu"'), takes(heading, '<b>')]).toEqual([true, false]);
  });

  it('shows a ranking with less than 15 KB', () => {
    expect(gzipSync(read('embed.js')).length).toBeLessThanOrEqual(BUDGET);
  });

  it('contains no React and nothing that a strict policy forbids', () => {
    for (const file of scripts()) {
      expect([file, read(file).toString()]).toEqual([
        file,
        expect.not.stringMatching(
          /react\.(transitional\.)?element|\beval\(|new Function|createElement\("style"\)/,
        ),
      ]);
    }
  });

  it.each(['embed.js', 'frame.js', 'frame-height.js'])(
    '%s is a classic script without global declarations',
    (file) => {
      const text = read(file).toString();
      // An ES module would not be compiled as a script.
      expect(() => new Script(text)).not.toThrow();
      expect(text).toMatch(/^\(\(\)=>\{"use strict";[\s\S]*\}\)\(\);?\s*(\/\*[^*]*\*\/)?\s*$/);
      expect(text).not.toContain('webpackChunk');
    },
  );
});
