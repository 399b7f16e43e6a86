import type { WorkerMessage } from './messages.js';
import type { WorkerClients } from './workerScope.js';

/** State of each page's connection: whether it received stored responses, and their age. */
export interface Connections {
  /** The network answered a page. */
  fresh(clientId: string): Promise<void>;
  /** A page was given a stored answer. @param storedAt epoch milliseconds */
  stored(clientId: string, storedAt: number): Promise<void>;
  of(clientId: string): WorkerMessage;
}

/** Most pages remembered; closed ones are dropped first. */
const MOST_PAGES = 50;

export function createConnections(clients: Pick<WorkerClients, 'get'>): Connections {
  const pages = new Map<string, number | null>();
  const of = (clientId: string): WorkerMessage => ({
    type: 'connection',
    storedAt: pages.get(clientId) ?? null,
  });

  async function change(clientId: string, storedAt: number | null): Promise<void> {
    if ((pages.get(clientId) ?? null) === storedAt) return;
    pages.delete(clientId);
    pages.set(clientId, storedAt);
    for (const oldest of [...pages.keys()].slice(0, -MOST_PAGES)) pages.delete(oldest);
    (await clients.get(clientId))?.postMessage(of(clientId));
  }

  return {
    fresh: (clientId) => change(clientId, null),
    stored: (clientId, storedAt) => change(clientId, Math.min(storedAt, pages.get(clientId) ?? storedAt)),
    of,
  };
}
