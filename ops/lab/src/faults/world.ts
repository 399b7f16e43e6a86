import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  connectDatabase,
  type Database,
  DatabaseServer,
  freePort,
  type RedisServer,
  startRedisServer,
  Wire,
} from '@euro/api/testing';
import { ApiProcess } from '../kit/apiProcess.js';
import type { Undo } from '../kit/undo.js';
import { type Game, prepareGame } from './prepareGame.js';
import { Scoring } from './scoring.js';
import { mountSmallDisk, type SmallDisk } from './smallDisk.js';

const NAME = 'euro_faults';
const DISK_MEGABYTES = 400;
/** Players; enough made-up teams that a settlement takes a moment; leagues to join. */
const SIZE = { players: 6, teams: 1_000, leagues: 6 };

/** Two API processes and a worker before a database of their own, and everything between them that may fail. */
export interface World {
  readonly server: DatabaseServer;
  /** Null where this user may not mount one. */
  readonly disk: SmallDisk | null;
  readonly wire: Wire;
  /** Null where there is none. */
  readonly redis: RedisServer | null;
  readonly apis: readonly [ApiProcess, ApiProcess];
  readonly worker: ApiProcess;
  /** Past the wire. */
  readonly database: Database;
  readonly game: Game;
  readonly scoring: Scoring;
}

/** @param undo ends all of it */
export async function createWorld(undo: Undo): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'euro-faults-'));
  undo.push(() => rmSync(folder, { recursive: true, force: true }));
  const disk = mountSmallDisk(join(folder, 'disk'), DISK_MEGABYTES);
  if (disk) undo.push(() => disk.remove());
  const server = await DatabaseServer.create({ folder: join(folder, 'disk') });
  undo.push(() => server.stop());
  const directUrl = await server.createDatabase(NAME);
  const database = await connectDatabase(directUrl, { statementTimeout: 20_000 });
  undo.push(() => database.sequelize.close());
  const game = await prepareGame(database, SIZE);
  const wire = new Wire({ host: '127.0.0.1', port: server.port });
  const url = `mysql://root@127.0.0.1:${await wire.open()}/${NAME}`;
  undo.push(() => wire.close());
  const redis = await startRedisServer().catch(() => null);
  if (redis) undo.push(() => redis.kill());
  const processes = await Promise.all(
    (['api', 'api', 'worker'] as const).map(async (role, index) => {
      const dataDir = join(folder, `data${index}`);
      mkdirSync(dataDir);
      const env = { LOG_LEVEL: 'fatal', ...(redis ? { REDIS_URL: redis.url } : {}) };
      return new ApiProcess({ role, port: await freePort(), dataDir, databaseUrl: url, env });
    }),
  );
  const [one, other, worker] = processes;
  if (!one || !other || !worker) throw new Error('There are three processes.');
  for (const process of processes) {
    await process.start();
    undo.push(() => process.kill());
  }
  const scoring = await Scoring.of(database);
  return { server, disk, wire, redis, apis: [one, other], worker, database, game, scoring };
}
