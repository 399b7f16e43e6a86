import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from './makeFolder.js';

describe('makeFolder', () => {
  const root = mkdtempSync(join(tmpdir(), 'euro-folder-'));
  afterAll(() => rmSync(root, { recursive: true }));

  it('creates all missing folders, and leaves existing ones unchanged', () => {
    makeFolder(join(root, 'a/b/c'));
    makeFolder(join(root, 'a/b/c'));
    expect(existsSync(join(root, 'a/b/c'))).toBe(true);
  });

  it('explains a failure', () => {
    writeFileSync(join(root, 'file'), '');
    expect(() => makeFolder(join(root, 'file/below'))).toThrow('ENOTDIR');
  });

  it('terminates where the file system denies that a folder can exist', () => {
    expect(() => makeFolder('/proc/no-such-folder/below')).toThrow(/ENOENT|EACCES|EPERM/);
  });
});
