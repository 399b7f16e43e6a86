import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Program } from '@euro/api/testing';
import { runCommand } from './runCommand.js';

interface Addresses {
  /** The repository, or another clone of it. */
  readonly root: string;
  readonly folder: string;
  readonly port: number;
  readonly releases: string;
  readonly gateways: readonly string[];
  readonly apis: readonly string[];
}

/** nginx with the configuration of `npm run nginx`, in the clear. */
export class NginxServer {
  readonly url: string;
  private readonly program: Program;

  private constructor(port: number, file: string) {
    this.url = `http://127.0.0.1:${port}`;
    this.program = new Program(process.env.NGINX_SERVER || 'nginx', ['-c', file, '-g', 'daemon off;']);
  }

  /** @throws an Error that says what to install */
  static async create({ root, folder, port, releases, gateways, apis }: Addresses): Promise<NginxServer> {
    const file = join(folder, 'nginx.conf');
    mkdirSync(folder, { recursive: true });
    await runCommand(
      [
        ...[join(root, 'ops/gateway/dist/nginx/main.js'), '--out', file, '--name', '127.0.0.1', '--no-tls'],
        ...['--port', String(port), '--root', root, '--releases', releases, '--state', folder],
        // Callers of a trial choose their own addresses, because limits are counted by address.
        ...['--trust', '127.0.0.1'],
        ...gateways.flatMap((address) => ['--gateway', address]),
        ...apis.flatMap((address) => ['--api', address]),
        // Workers of a root's nginx must reach the folder.
        ...(process.getuid?.() === 0 ? ['--user', 'root'] : []),
      ],
      { cwd: root, env: process.env },
    );
    return new NginxServer(port, file);
  }

  get pid(): number | undefined {
    return this.program.pid;
  }

  async start(): Promise<void> {
    try {
      await this.program.start(() => this.answers());
    } catch (error) {
      const isMissing = String(error).includes('ENOENT');
      throw isMissing
        ? new Error('nginx is not installed (Debian: apt-get install nginx).', { cause: error })
        : error;
    }
  }

  /** Reads the configuration again; nothing is cut off. */
  reload(): void {
    this.program.signal('SIGHUP');
  }

  stop = () => this.program.stop('SIGQUIT');

  private answers(): Promise<boolean> {
    return fetch(`${this.url}/preload.json`).then(
      ({ body }) => (body?.cancel() ?? Promise.resolve()).then(() => true),
      () => false,
    );
  }
}
