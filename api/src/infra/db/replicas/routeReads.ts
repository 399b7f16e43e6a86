import type { Sequelize } from 'sequelize';
import { replicaInScope } from './readScope.js';

type ConnectionManager = Sequelize['connectionManager'];
/** A request for a connection; `uuid` is a transaction's. */
interface ReadRequest {
  readonly type?: string;
  readonly uuid?: string;
}

/**
 * Routes reads of models, `sequelize.query` and `select` to the replica of the current read scope. Transactions, and
 * statements other than SELECT, use the primary.
 */
export function routeReads(primary: Sequelize): void {
  const manager = primary.connectionManager;
  const getConnection = manager.getConnection.bind(manager);
  const release = manager.releaseConnection.bind(manager);
  const owners = new WeakMap<object, ConnectionManager>();
  manager.getConnection = async (options) => {
    const replica = isRead((options ?? {}) as ReadRequest) ? replicaInScope() : null;
    if (!replica) return getConnection(options);
    const { connectionManager } = replica;
    const connection = await connectionManager.getConnection({ type: 'read' });
    owners.set(connection, connectionManager);
    return connection;
  };
  manager.releaseConnection = (connection) => {
    const owner = owners.get(connection);
    return owner ? owner.releaseConnection(connection) : release(connection);
  };
}

function isRead({ type, uuid }: ReadRequest): boolean {
  return uuid === undefined && (type === 'read' || type === 'SELECT');
}
