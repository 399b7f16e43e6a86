import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** A wire to a server that can be cut, freeze, and go silent as behind a firewall that drops everything. */
export class Wire {
  private readonly pairs = new Set<readonly [client: Socket, upstream: Socket]>();
  private server: Server | null = null;
  /** Clients that came while it was frozen; null while it is not. */
  private waiting: Socket[] | null = null;
  /** Milliseconds by which each piece of data is late. */
  private latency = 0;

  constructor(private readonly target: { readonly host: string; readonly port: number }) {}

  /** Number of connections through it. */
  get connections(): number {
    return this.pairs.size;
  }

  /** @returns the port of 127.0.0.1 that leads to the server */
  async open(port = 0): Promise<number> {
    const server = createServer((client) => this.join(client));
    this.server = server;
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }

  /** Drops all bytes on the open connections without closing them; new connections work. */
  silence(): void {
    for (const pair of this.pairs) {
      for (const socket of pair) socket.unpipe();
      const [client, upstream] = pair;
      // Received data is discarded; the end of one side does not reach the other.
      for (const socket of pair) {
        socket.removeAllListeners('end').removeAllListeners('close');
        socket.on('close', () => {
          if (client.destroyed && upstream.destroyed) this.pairs.delete(pair);
        });
        socket.resume();
      }
    }
  }

  /**
   * Lets a statement with this word reach the server, and nothing of what the server says on that connection from then
   * on.
   */
  swallowAnswersTo(word: string): void {
    for (const [client, upstream] of this.pairs) {
      client.on('data', (chunk: Buffer) => {
        if (!chunk.includes(word)) return;
        upstream.unpipe(client);
        upstream.resume();
      });
    }
  }

  /** Holds back all that is said, also on new connections, until `thaw`: nothing is lost. */
  freeze(): void {
    this.waiting = [];
    for (const [client, upstream] of this.pairs) {
      client.unpipe().pause();
      upstream.unpipe().pause();
    }
  }

  thaw(): void {
    const waiting = this.waiting ?? [];
    this.waiting = null;
    for (const [client, upstream] of this.pairs) client.pipe(upstream).pipe(client);
    for (const client of waiting) if (!client.destroyed) this.join(client);
  }

  /** Makes each piece of data late from now on, also on open connections; 0 ends it. @param ms milliseconds */
  delay(ms: number): void {
    const isFirst = this.latency === 0;
    this.latency = ms;
    if (!isFirst || ms === 0) return;
    for (const [client, upstream] of this.pairs) {
      client.unpipe();
      upstream.unpipe();
      this.connectLate(client, upstream);
    }
  }

  /** Ends all connections; new ones work. */
  cut(): void {
    for (const pair of this.pairs) for (const socket of pair) socket.destroy();
  }

  /** Ends all connections and takes no new ones. */
  close(): void {
    this.server?.close();
    for (const client of this.waiting ?? []) client.destroy();
    this.cut();
  }

  private join(client: Socket): void {
    if (this.waiting) {
      client.on('error', () => client.destroy());
      this.waiting.push(client);
      return;
    }
    const upstream = connect(this.target.port, this.target.host);
    const pair = [client, upstream] as const;
    this.pairs.add(pair);
    for (const socket of pair) {
      socket.setNoDelay(true);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        this.pairs.delete(pair);
        for (const side of pair) side.destroy();
      });
    }
    if (this.latency > 0) this.connectLate(client, upstream);
    else client.pipe(upstream).pipe(client);
  }

  private connectLate(client: Socket, upstream: Socket): void {
    client.pipe(this.late()).pipe(upstream);
    upstream.pipe(this.late()).pipe(client);
  }

  private late(): Transform {
    return new Transform({
      transform: (chunk, _encoding, callback) =>
        void (this.latency === 0 ? callback(null, chunk) : setTimeout(callback, this.latency, null, chunk)),
    });
  }
}
