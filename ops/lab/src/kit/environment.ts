import { join } from 'node:path';

interface Installation {
  readonly dataDir: string;
  readonly publicUrl: string;
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly jwtSecretFile: string;
  readonly registryUrl: string;
  /** Address of the stand-in payment provider; null: payments are off. */
  readonly standIns: string | null;
  readonly logLevel: string;
}

/** The environment of all API processes and commands, as in docs/guides/deploy.md. */
export function apiEnvironment(installation: Installation): NodeJS.ProcessEnv {
  const { dataDir, publicUrl, standIns } = installation;
  return {
    ...programEnvironment(),
    DEMO: '0',
    STAND_INS_PORT: '0',
    DATA_DIR: dataDir,
    PUBLIC_URL: publicUrl,
    DATABASE_URL: installation.databaseUrl,
    REDIS_URL: installation.redisUrl,
    QUEUE: 'redis',
    JWT_SECRET_FILE: installation.jwtSecretFile,
    REGISTRY_URL: installation.registryUrl,
    // Gateway, nginx, and the callers of a trial, which choose their own addresses: limits are counted by address.
    TRUSTED_PROXIES: '3',
    LOG_LEVEL: installation.logLevel,
    ...(standIns === null
      ? {}
      : {
          MOLLIE_API_KEY: 'test_standin',
          MOLLIE_API_URL: `${standIns}/stand-ins/mollie`,
          WEBHOOK_URL: publicUrl,
        }),
  };
}

/** Nothing of the caller's settings reaches a process of the cluster. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, NODE_OPTIONS } = process.env;
  return { PATH, HOME, ...(NODE_OPTIONS === undefined ? {} : { NODE_OPTIONS }) };
}

/** The programs of a clone. */
export function programsOf(root: string) {
  return {
    api: join(root, 'api/dist/src/server/main.js'),
    commands: join(root, 'api/dist/src/operator/cli/main.js'),
    gateway: join(root, 'ops/gateway/dist/main.js'),
    publish: join(root, 'ops/containers/publish.mjs'),
    standIns: join(root, 'demo/stand-ins/dist/main.js'),
  };
}
