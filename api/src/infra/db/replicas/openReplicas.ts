import type { Sequelize } from 'sequelize';
import { openMysql } from '../openMysql.js';
import { REPLICA_TIMEOUT_MS, Replica } from './replica.js';
import { createReplicas, NO_REPLICAS, type Replicas } from './replicas.js';
import { routeReads } from './routeReads.js';

/**
 * The replicas of a database, with a pool each. None is connected to before it is polled: one that is not there is no
 * reason not to start.
 * @throws an Error with one sentence for the operator when an address is wrong
 */
export function openReplicas(primary: Sequelize, urls: readonly string[], poolSize: number): Replicas {
  if (urls.length === 0) return NO_REPLICAS;
  const replicas = urls.map((url) => {
    const server = openMysql(url, {
      poolSize,
      statementTimeout: REPLICA_TIMEOUT_MS,
      callTimeout: REPLICA_TIMEOUT_MS,
      variable: 'DATABASE_REPLICAS',
    });
    // Otherwise the version is queried before the first statement, which delays it by a connection.
    optionsOf(server).databaseVersion = optionsOf(primary).databaseVersion;
    const { hostname, port } = new URL(url);
    return new Replica(`${hostname}:${port || 3306}`, server);
  });
  routeReads(primary);
  const close = primary.close.bind(primary);
  primary.close = async () => {
    await Promise.all([close(), ...replicas.map(({ server }) => server.close())]);
  };
  return createReplicas(primary, replicas);
}

/** Members that Sequelize's types omit. */
function optionsOf(server: Sequelize): { databaseVersion?: string | undefined } {
  return (server as Sequelize & { options: { databaseVersion?: string } }).options;
}
