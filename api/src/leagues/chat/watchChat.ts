import { Gauge, type Registry } from 'prom-client';
import type { ChatHub } from './chatHub.js';

/** Adds metrics of the chat's open streams. */
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
