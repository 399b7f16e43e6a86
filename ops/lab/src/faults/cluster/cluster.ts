import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DatabaseServer,
  type Databases,
  freePort,
  type RedisServer,
  startRedisServer,
  startReplicated,
  Wire,
} from '@euro/api/testing';
import { REPOSITORY } from '@euro/release';
import { apiEnvironment, programEnvironment, programsOf } from '../../kit/environment.js';
import { runCommand } from '../../kit/runCommand.js';
import { ServerProcess } from '../../kit/serverProcess.js';
import { Undo } from '../../kit/undo.js';
import { NginxServer } from '../../nginx/nginxServer.js';
import { startGalera } from './startGalera.js';

const DATABASE = 'euro';

export interface ClusterOptions {
  /** Folder of everything that the cluster writes; empty at first. */
  readonly folder: string;
  readonly galera?: boolean;
  /** Between each process and the database and Redis there is a wire that can be cut. */
  readonly wired?: boolean;
  readonly apis?: number;
  readonly workers?: number;
  readonly gateways?: number;
  readonly logLevel?: string;
  /** Fills the empty database. */
  prepare(cluster: Pick<Cluster, 'databaseUrl' | 'command'>): Promise<void>;
}

/** An API process or a worker with what lies between it and the others. */
export interface Member {
  readonly server: ServerProcess;
  /** Null unless the cluster is wired. */
  readonly toDatabase: Wire | null;
  readonly toRedis: Wire | null;
}

/** The portal as on several machines, on this one. */
export interface Cluster {
  readonly folder: string;
  readonly dataDir: string;
  /** Address of nginx, which is the portal's. */
  readonly url: string;
  readonly nginx: NginxServer;
  readonly gateways: readonly ServerProcess[];
  readonly apis: readonly Member[];
  readonly workers: readonly Member[];
  readonly databases: Databases;
  /** Past all wires. */
  readonly databaseUrl: string;
  readonly redis: RedisServer;
  readonly standIns: ServerProcess;
  /** Runs an operator's command. @param root another clone of the repository */
  command(words: readonly string[], env?: NodeJS.ProcessEnv, root?: string): Promise<string>;
  /** Ends everything; the folder stays. */
  stop(): Promise<void>;
}

/**
 * Starts everything in the order of docs/guides/deploy.md.
 * @throws an Error that names a missing program
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const undo = new Undo();
  try {
    return await start(options, undo);
  } catch (error) {
    await undo.run();
    throw error;
  }
}

async function start(options: ClusterOptions, undo: Undo): Promise<Cluster> {
  const { folder, wired = false, logLevel = 'info' } = options;
  const [dataDir, logs, redisFolder] = ['data', 'logs', 'redis'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const directory of [dataDir, logs, redisFolder]) mkdirSync(directory, { recursive: true });
  const jwtSecretFile = join(folder, 'jwt_secret');
  writeFileSync(jwtSecretFile, randomBytes(48).toString('base64'), { mode: 0o600 });

  const onServer = (server: DatabaseServer) => undo.push(() => server.stop());
  const databases = await (options.galera ? startGalera : startReplicated)({ folder, logs, onServer });
  const databaseUrl = await databases.primary.createDatabase(DATABASE);
  const redis = await startRedisServer(redisFolder);
  undo.push(() => redis.kill());

  const nginxPort = await freePort();
  const url = `http://127.0.0.1:${nginxPort}`;
  const ports = async (count: number) => {
    const pids: number[] = [];
    while (pids.length < count) pids.push(await freePort());
    return pids;
  };
  const apiPorts = await ports(options.apis ?? 3);
  const workerPorts = await ports(options.workers ?? 3);
  const gatewayPorts = await ports(options.gateways ?? 2);
  const standInsPort = await freePort();
  const databaseAt = (port: number) => `mysql://root@127.0.0.1:${port}/${DATABASE}`;
  const replicaUrls = databases.replicas.map(({ port }) => databaseAt(port)).join(',');
  const environment = apiEnvironment({
    ...{ dataDir, publicUrl: url, databaseUrl, redisUrl: redis.url, jwtSecretFile, logLevel },
    registryUrl: `http://127.0.0.1:${gatewayPorts[0]}/registry.json`,
    standIns: `http://127.0.0.1:${standInsPort}`,
  });
  const programs = programsOf(REPOSITORY);
  const command: Cluster['command'] = (words, env = {}, root = REPOSITORY) =>
    runCommand([programsOf(root).commands, ...words], { cwd: root, env: { ...environment, ...env } });

  await command(['migrate']);
  await options.prepare({ databaseUrl, command });
  await runCommand([programs.publish, '.'], { cwd: REPOSITORY, env: environment });

  const wires: Wire[] = [];
  undo.push(() => {
    for (const wire of wires) wire.close();
  });
  const servers: ServerProcess[] = [];
  undo.push(() => Promise.all(servers.map((server) => server.stop())));
  const serve = async (server: ServerProcess) => {
    servers.push(server);
    await server.start();
    return server;
  };
  const server = (name: string, main: string, port: number, env: NodeJS.ProcessEnv, readyPath: string) =>
    new ServerProcess({
      ...{ name, main, env, readyPath, cwd: REPOSITORY },
      url: `http://127.0.0.1:${port}`,
      log: join(logs, `${name}.log`),
    });
  const standIns = await serve(
    server(
      'stand-ins',
      programs.standIns,
      standInsPort,
      {
        ...programEnvironment(),
        DATA_DIR: dataDir,
        STAND_INS_PORT: String(standInsPort),
        PUBLIC_URL: `http://127.0.0.1:${standInsPort}`,
      },
      '/stand-ins/mollie/checkout.css',
    ),
  );
  const wireTo = async (port: number) => {
    const wire = new Wire({ host: '127.0.0.1', port });
    wires.push(wire);
    return { wire, port: await wire.open(await freePort()) };
  };
  const member = async (role: 'api' | 'worker', at: number, port: number): Promise<Member> => {
    const [toDatabase, toRedis] = wired
      ? [await wireTo(databases.primary.port), await wireTo(redis.port)]
      : [null, null];
    const own = {
      ...{ ...environment, ROLE: role, API_PORT: String(port) },
      ...(toDatabase ? { DATABASE_URL: databaseAt(toDatabase.port) } : {}),
      ...(role === 'api' ? { DATABASE_REPLICAS: replicaUrls } : {}),
      ...(toRedis ? { REDIS_URL: `redis://127.0.0.1:${toRedis.port}` } : {}),
    };
    const process = server(`${role}-${at + 1}`, programs.api, port, own, '/api/health/ready');
    return {
      server: await serve(process),
      toDatabase: toDatabase?.wire ?? null,
      toRedis: toRedis?.wire ?? null,
    };
  };
  const apis = await Promise.all(apiPorts.map((port, at) => member('api', at, port)));
  const workers = await Promise.all(workerPorts.map((port, at) => member('worker', at, port)));
  const gateways = await Promise.all(
    gatewayPorts.map((port, at) => {
      const env = {
        ...programEnvironment(),
        ...{ DATA_DIR: dataDir, PUBLIC_URL: url, PORT: String(port) },
        API_URL: apis.map(({ server }) => server.url).join(','),
      };
      return serve(server(`gateway-${at + 1}`, programs.gateway, port, env, '/registry.json'));
    }),
  );
  const nginx = new NginxServer({
    folder: join(folder, 'nginx'),
    port: nginxPort,
    gateways: gatewayPorts.map((port) => `127.0.0.1:${port}`),
  });
  undo.push(() => nginx.stop());
  await nginx.start();
  return {
    folder,
    dataDir,
    url,
    nginx,
    gateways,
    apis,
    workers,
    databases,
    databaseUrl,
    redis,
    standIns,
    command,
    stop: undo.run,
  };
}
