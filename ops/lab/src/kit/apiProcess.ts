import { REPOSITORY } from '@euro/release';
import { programEnvironment, programsOf } from './environment.js';
import { ServerProcess } from './serverProcess.js';

/** Processes accept each other's tokens. */
export const JWT_SECRET = 'a secret that only this run knows';

interface Settings {
  readonly role: 'api' | 'worker' | 'all';
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly env?: Readonly<Record<string, string>>;
}

type Rest = Partial<Pick<ConstructorParameters<typeof ServerProcess>[0], 'log' | 'ipc' | 'nodeOptions'>>;

/** An API process or a worker, as production runs it. */
export class ApiProcess extends ServerProcess {
  constructor({ role, port, dataDir, databaseUrl, env, ...rest }: Settings & Rest) {
    super({
      ...{ name: role, main: programsOf(REPOSITORY).api, cwd: REPOSITORY, readyPath: '/api/health/ready' },
      url: `http://127.0.0.1:${port}`,
      env: {
        ...programEnvironment(),
        ...{ ROLE: role, API_PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
        ...{ DEMO: '1', STAND_INS_PORT: '0' },
        ...{ JWT_SECRET, ...env },
      },
      ...rest,
    });
  }

  /** Whether the process says that it runs. */
  isLive(): Promise<boolean> {
    return this.answers('/api/health/live', 1_000);
  }
}
