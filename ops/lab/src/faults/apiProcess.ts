import type { RedisServer } from '@euro/api/testing';
import { REPOSITORY } from '@euro/release';
import { programsOf } from './cluster/environment.js';
import { ServerProcess } from './serverProcess.js';

const MAIN = programsOf(REPOSITORY).api;

interface Settings {
  readonly role: 'api' | 'worker';
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly redis: RedisServer | null;
}

/** An API process or a worker, as production runs it. */
export class ApiProcess extends ServerProcess {
  constructor({ role, port, dataDir, databaseUrl, redis }: Settings) {
    super({
      name: role,
      main: MAIN,
      url: `http://127.0.0.1:${port}`,
      readyPath: '/api/health/ready',
      env: {
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
      },
    });
  }

  /** Whether the process says that it runs. */
  isLive(): Promise<boolean> {
    return this.answers('/api/health/live', 1_000);
  }
}
