import { fileURLToPath } from 'node:url';
import type { RedisServer } from '../testing/redisServer.js';
import { Program } from './program.js';

const MAIN = fileURLToPath(new URL('../server/main.js', import.meta.url));

interface Settings {
  readonly role: 'api' | 'worker';
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly redis: RedisServer | null;
}

/** An API process or a worker, as production runs it. */
export class ApiProcess {
  readonly url: string;
  private readonly program: Program;

  constructor({ role, port, dataDir, databaseUrl, redis }: Settings) {
    this.url = `http://127.0.0.1:${port}`;
    this.program = new Program(process.execPath, [MAIN], {
      PATH: process.env.PATH,
      ROLE: role,
      API_PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      DEMO: '1',
      STAND_INS_PORT: '0',
      LOG_LEVEL: 'fatal',
      // Processes accept each other's tokens.
      JWT_SECRET: 'a secret that only this run of faults knows',
      ...(redis ? { REDIS_URL: redis.url } : {}),
    });
  }

  start(): Promise<void> {
    return this.program.start(() => this.isReady());
  }

  kill(): Promise<void> {
    return this.program.kill();
  }

  async isReady(): Promise<boolean> {
    return fetch(`${this.url}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** Whether the process says that it runs. */
  async isLive(): Promise<boolean> {
    const signal = AbortSignal.timeout(1_000);
    return fetch(`${this.url}/api/health/live`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
