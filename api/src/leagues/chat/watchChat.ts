import { Gauge, type Registry } from 'prom-client';
import type { ChatHub } from './chatHub.js';

/** Shows the lines to the chat among the metrics. */
export function watchChat(chat: ChatHub, registry: Registry): void {
  new Gauge({
    name: 'chat_readers',
    help: 'Open subscriptions to the chat of a league',
    registers: [registry],
    collect() {
      this.set(chat.readers);
    },
  });
}
