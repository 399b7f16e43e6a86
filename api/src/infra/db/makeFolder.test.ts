import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from './makeFolder.js';

describe('makeFolder', () => {
  const root = mkdtempSync(join(tmpdir(), 'euro-folder-'));
  afterAll(() => rmSync(root, { recursive: true }));

  it('makes all that is missing, and leaves what is there', () => {
    makeFolder(join(root, 'a/b/c'));
    makeFolder(join(root, 'a/b/c'));
    expect(existsSync(join(root, 'a/b/c'))).toBe(true);
  });

  it('says why it can not', () => {
    writeFileSync(join(root, 'file'), '');
    expect(() => makeFolder(join(root, 'file/below'))).toThrow('ENOTDIR');
  });

  it('comes to an end where the file system denies that a folder can be', () => {
    expect(() => makeFolder('/proc/no-such-folder/below')).toThrow(/ENOENT|EACCES|EPERM/);
  });
});
