import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COPY_OF_WORKSPACE } from './paths.js';
import { freePort, type Stack } from './stack.js';

/** A portal under `npm run dev`, on a copy of the sources, with the API of another portal. */
export interface WatchedPortal {
  /** Address, without a slash at the end. */
  readonly url: string;
  /** Edits a source file. @throws when nothing changes */
  edit(file: string, change: (text: string) => string): void;
  stop(): Promise<void>;
}

/** @param names packages in watch mode */
export async function watchedPortal({ apiUrl }: Stack, names: readonly string[]): Promise<WatchedPortal> {
  const { copyOfWorkspace } = (await import(COPY_OF_WORKSPACE)) as {
    copyOfWorkspace(target: string): void;
  };
  const root = mkdtempSync(join(tmpdir(), 'euro-watched-'));
  copyOfWorkspace(root);
  const port = await freePort();
  const server: ChildProcess = spawn(
    process.execPath,
    [join(root, 'ops/tooling/dist/dev/main.js'), 'shell', ...names],
    {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: '',
        HOST: '127.0.0.1',
        PORT: String(port),
        API_URL: apiUrl,
        DATA_DIR: join(root, '.data'),
        RELEASES_URL: '',
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  await once(server, 'message');
  return {
    url: `http://127.0.0.1:${port}`,
    edit(file, change) {
      const path = join(root, file);
      const before = readFileSync(path, 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`the edit of ${file} changes nothing`);
      writeFileSync(path, after);
    },
    async stop() {
      const exit = once(server, 'exit');
      server.kill();
      await exit;
      rmSync(root, { recursive: true, force: true });
    },
  };
}
