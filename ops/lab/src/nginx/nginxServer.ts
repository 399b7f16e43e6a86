import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Program } from '@euro/api/testing';
import { REPOSITORY } from '@euro/release';

interface Settings {
  /** Folder of its files. */
  readonly folder: string;
  readonly port: number;
  /** `127.0.0.1:3000`. */
  readonly gateways: readonly string[];
  /** Directives of its server, before the rest: TLS, for instance. */
  readonly listen?: string;
}

/** nginx as `ops/containers/nginx` describes it. */
export class NginxServer {
  readonly url: string;
  private readonly program: Program;

  constructor({ folder, port, gateways, listen = `listen ${port};` }: Settings) {
    mkdirSync(folder, { recursive: true });
    const values: Readonly<Record<string, string>> = {
      // Workers of a root's nginx must reach the folder.
      USER: process.getuid?.() === 0 ? 'root' : 'nobody',
      STATE: folder,
      LOG: join(folder, 'access.log'),
      LISTEN: listen,
      GATEWAYS: gateways.map((address) => `server ${address} max_fails=0;`).join(' '),
    };
    const file = join(folder, 'nginx.conf');
    const template = readFileSync(join(REPOSITORY, 'ops/containers/nginx/nginx.conf.template'), 'utf8');
    writeFileSync(
      file,
      template.replaceAll(/\$\{([A-Z]+)\}/g, (_all, name) => values[name] ?? ''),
    );
    this.url = `http://127.0.0.1:${port}`;
    this.program = new Program(process.env.NGINX_SERVER || 'nginx', ['-c', file, '-g', 'daemon off;']);
  }

  get pid(): number | undefined {
    return this.program.pid;
  }

  /** @throws an Error that says what to install */
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
    return fetch(`${this.url}/preload.json`, { redirect: 'manual' }).then(
      ({ body }) => (body?.cancel() ?? Promise.resolve()).then(() => true),
      () => false,
    );
  }
}
