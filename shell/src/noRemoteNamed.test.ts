import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = __dirname;

function sources(): { file: string; text: string }[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|html|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(SOURCES, file), 'utf8') }));
}

describe('the shell', () => {
  it('has source files', () => {
    expect(sources().length).toBeGreaterThan(30);
  });

  it('names no remote, in any notation', () => {
    const remotes = readdirSync(join(SOURCES, '../..')).filter((folder) => folder.startsWith('mf-'));
    expect(remotes.length).toBeGreaterThan(2);
    // Module Federation's own file begins like them.
    const names = new RegExp(`\\bmf[-_](?!manifest\\.json)\\w|${remotes.join('|')}`);
    expect(
      sources()
        .filter(({ text }) => names.test(text))
        .map(({ file }) => file),
    ).toEqual([]);
  });
});
