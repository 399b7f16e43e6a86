import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from './env.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'euro-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function file(content: string): string {
  const path = join(folder, 'secret');
  writeFileSync(path, content);
  return path;
}

const SECRET = 'x'.repeat(40);

describe('a secret', () => {
  it('may be handed in as a file', () => {
    const env = readEnv({ DEMO: '0', JWT_SECRET_FILE: file(`${SECRET}\n`) });
    expect(env.jwtSecret).toBe(SECRET);
  });

  it.each([
    [
      'is not there',
      () => ({ JWT_SECRET_FILE: '/nowhere/secret' }),
      /\/nowhere\/secret of JWT_SECRET_FILE can't be read: ENOENT/,
    ],
    ['is empty', () => ({ JWT_SECRET_FILE: file('\n') }), /of JWT_SECRET_FILE is empty/],
    ['is given twice', () => ({ JWT_SECRET: SECRET, JWT_SECRET_FILE: file(SECRET) }), /not both/],
    ['is too short', () => ({ JWT_SECRET_FILE: file('short') }), /JWT_SECRET/],
  ])('whose file %s is refused, and never shown', (_what, made, sentence) => {
    expect(() => readEnv({ DEMO: '0', ...made() })).toThrow(sentence);
  });
});
