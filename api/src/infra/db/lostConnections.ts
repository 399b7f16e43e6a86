import { randomUUID } from 'node:crypto';
import type { Connection } from 'mysql2';

/** Duration of attempts to kill a connection, and the pause between two, in milliseconds. */
const FORGET_AFTER_MS = 60_000;
const PAUSE = 500;

/**
 * Connections that were closed on our side without the server's knowledge. Behind a firewall that drops everything,
 * the server still holds the locks of their transactions, and a repeated change would wait for them; so they are
 * killed over a new connection. A connection is identified by a named lock that it holds, not by its number, which
 * may belong to another client after a failover.
 */
export class LostConnections {
  private readonly names = new WeakMap<Connection, string>();
  private readonly lost = new Map<string, number>();
  private isNotifying = false;

  /** @param open opens a connection to the server, outside of the pool */
  constructor(private readonly open: () => Connection) {}

  /** Gives a connection its name, once it is open. */
  async register(connection: Connection): Promise<void> {
    const name = `euro:${randomUUID()}`;
    await ask(connection, 'SELECT GET_LOCK(?, 0)', [name]);
    this.names.set(connection, name);
  }

  add(connection: Connection): void {
    const name = this.names.get(connection);
    if (name === undefined) return;
    this.lost.set(name, Date.now() + FORGET_AFTER_MS);
    if (this.isNotifying) return;
    this.isNotifying = true;
    void this.notify();
  }

  private async notify(): Promise<void> {
    while (this.lost.size > 0) {
      await this.endAll().catch(() => undefined);
      for (const [name, until] of this.lost) if (until < Date.now()) this.lost.delete(name);
      if (this.lost.size > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE).unref());
    }
    this.isNotifying = false;
  }

  private async endAll(): Promise<void> {
    const connection = this.open();
    // The statement itself fails with the error of its connection.
    connection.on('error', () => {});
    try {
      for (const name of this.lost.keys()) {
        const [row] = await ask(connection, 'SELECT IS_USED_LOCK(?) AS id', [name]);
        if (typeof row?.id === 'number') await ask(connection, 'KILL ?', [row.id]);
        this.lost.delete(name);
      }
    } finally {
      connection.end(() => {});
    }
  }
}

function ask(
  connection: Connection,
  sql: string,
  values: readonly (string | number)[],
): Promise<{ readonly id?: unknown }[]> {
  return new Promise((resolve, reject) => {
    connection.query(sql, [...values], (error, rows) =>
      error ? reject(error) : resolve(rows as { readonly id?: unknown }[]),
    );
  });
}
