import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';

const CONNECT_MS = 1_000;

/**
 * Connects to the process of the API with the fewest open connections, so that one that hangs gets few. One that
 * refuses costs an attempt: nothing was sent to it. Each call has a connection of its own.
 */
export class ApiAgent extends Agent {
  private readonly open: Map<URL, number>;

  /** @param addresses `http://api-1:4000` */
  constructor(addresses: readonly string[]) {
    super();
    this.open = new Map(addresses.map((address) => [new URL(address), 0]));
  }

  /** Node calls it for each connection that a request needs. */
  createConnection(_options: object, callback: (error: Error | null, socket: Socket) => void): undefined {
    const places = [...this.open.keys()].sort((a, b) => this.opened(a) - this.opened(b));
    const attempt = (at: number): void => {
      const place = places[at] as URL;
      const socket = connect({ host: place.hostname, port: Number(place.port) || 80 });
      const failed = (error: Error) => {
        if (at + 1 < places.length) attempt(at + 1);
        else callback(error, socket);
      };
      const count = this.opened(place) + 1;
      // Of several with as few, the one that was chosen last comes last.
      this.open.delete(place);
      this.open.set(place, count);
      socket.once('close', () => this.open.set(place, this.opened(place) - 1));
      socket.once('error', failed);
      const late = setTimeout(() => socket.destroy(new Error('The API does not accept.')), CONNECT_MS);
      socket.once('connect', () => {
        socket.off('error', failed);
        callback(null, socket);
      });
      for (const event of ['connect', 'close']) socket.once(event, () => clearTimeout(late));
    };
    attempt(0);
  }

  private opened(place: URL): number {
    return this.open.get(place) ?? 0;
  }
}
