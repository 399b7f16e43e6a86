import type { ChatOperation } from '@euro/api-contract';
import type { ApiFailure, ApiResult } from './api.js';

/** Receives the messages of a subscription. */
export interface ChatListener<D> {
  /** A message of the server; the first one after an interruption holds what was missed. */
  next(data: D): void;
  /** State of the connection: `connecting` at first and during an interruption, which ends by automatic reconnects. */
  status(status: 'connecting' | 'open'): void;
  /** The subscription ended without reconnect: refused (`forbidden`, `not-signed-in`), or ended by the server. */
  ended(failure: ApiFailure): void;
}

/** GraphQL client of the chat (`packages/contract/chat.ts`), with the portal's session and failures. */
export interface ChatClient {
  /** Sends a query or mutation; never rejects, like `api.call`. */
  call<V, D>(operation: ChatOperation<V, D>, variables: V): Promise<ApiResult<D>>;
  /**
   * Subscribes until the returned function is called or the remote is unmounted. `variables` is called at each
   * connection, so that a reconnect can send what was received last.
   */
  subscribe<V, D>(operation: ChatOperation<V, D>, variables: () => V, listener: ChatListener<D>): () => void;
}
