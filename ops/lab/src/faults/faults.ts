import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from 'mysql2/promise';
import type { World } from './world.js';

/** Something that fails, and comes back. */
export interface Fault {
  readonly name: string;
  /** Its duration, in milliseconds. */
  readonly lasts: number;
  /** Milliseconds after its end within which the portal must work again. */
  readonly backWithin: number;
  /** Why it can't be tried here; null when it can. */
  cannot(world: World): string | null;
  begin(world: World): Promise<void>;
  end(world: World): Promise<void>;
}

const always = () => null;
const byItself = async () => {};
const withRedis = ({ redis }: World) => (redis ? null : 'there is no redis-server');

/** Connections that a server under this fault gives, and how many of them others hold. */
const MAX_CONNECTIONS = 24;
const HELD_CONNECTIONS = 18;
let openConnections: Connection[] = [];

export const faults: readonly Fault[] = [
  {
    name: 'API process killed',
    lasts: 3_000,
    backWithin: 2_000,
    cannot: always,
    begin: ({ apis }) => apis[0].kill(),
    end: ({ apis }) => apis[0].start(),
  },
  {
    name: 'worker killed while it settles',
    lasts: 500,
    backWithin: 2_000,
    cannot: always,
    async begin({ worker, scoring }) {
      await scoring.correct();
      await scoring.untilSettling();
      await worker.kill();
    },
    async end({ worker, scoring }) {
      await worker.start();
      await scoring.untilSettled(false);
      await scoring.restore();
      await scoring.untilSettled(true);
    },
  },
  {
    name: 'database frozen',
    lasts: 8_000,
    backWithin: 2_000,
    cannot: always,
    begin: async ({ server }) => server.freeze(),
    end: async ({ server }) => server.thaw(),
  },
  {
    name: 'database killed',
    lasts: 3_000,
    backWithin: 2_000,
    cannot: always,
    begin: ({ server }) => server.kill(),
    end: ({ server }) => server.start(),
  },
  {
    name: 'connections silent',
    lasts: 0,
    // It is noticed only by the time-out of a statement.
    backWithin: 7_000,
    cannot: always,
    begin: async ({ wire }) => wire.silence(),
    end: byItself,
  },
  {
    name: 'all connections silent',
    lasts: 8_000,
    backWithin: 2_000,
    cannot: always,
    begin: async ({ wire }) => wire.freeze(),
    end: async ({ wire }) => wire.thaw(),
  },
  {
    name: 'connections cut',
    lasts: 0,
    backWithin: 2_000,
    cannot: always,
    begin: async ({ wire }) => wire.cut(),
    end: byItself,
  },
  {
    name: 'connections held by others',
    lasts: 5_000,
    backWithin: 2_000,
    cannot: always,
    async begin({ server, wire }) {
      await server.run(`SET GLOBAL max_connections = ${MAX_CONNECTIONS}`);
      wire.cut();
      openConnections = await holdConnections(server, HELD_CONNECTIONS);
    },
    async end({ server }) {
      for (const connection of openConnections) await connection.end();
      await server.run('SET GLOBAL max_connections = 151');
    },
  },
  {
    name: 'disk full',
    lasts: 6_000,
    backWithin: 2_000,
    cannot: ({ disk }) => (disk ? null : 'this user may not mount a small disk'),
    begin: async ({ disk }) => disk?.fill(),
    end: async ({ disk }) => disk?.free(),
  },
  {
    name: 'Redis frozen',
    lasts: 4_000,
    backWithin: 2_000,
    cannot: withRedis,
    begin: async ({ redis }) => redis?.freeze(),
    end: async ({ redis }) => redis?.thaw(),
  },
  {
    name: 'Redis killed',
    lasts: 2_000,
    backWithin: 2_000,
    cannot: withRedis,
    begin: async ({ redis }) => redis?.kill(),
    end: async ({ redis }) => redis?.start(),
  },
];

/**
 * Opens as many connections as the server allows, and retries for a moment: it frees those that were cut one by one.
 */
async function holdConnections(server: World['server'], count: number): Promise<Connection[]> {
  const connections: Connection[] = [];
  for (const end = Date.now() + 2_000; connections.length < count && Date.now() < end; ) {
    try {
      connections.push(await server.connect());
    } catch {
      await pause(20);
    }
  }
  return connections;
}
