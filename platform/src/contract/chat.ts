import type { ChatOperation } from '@euro/api-contract';
import type { ApiFailure, ApiResult } from './api.js';

/** What a subscription hears. */
export interface ChatListener<D> {
  /** What the server sent; after a line that was cut the first message tells what was missed. */
  next(data: D): void;
  /** Whether the line is up: `connecting` at first, and when a cut lasts longer than a moment; it is tried again by itself. */
  status(status: 'connecting' | 'open'): void;
  /** It is over and is not tried again: refused (`forbidden`, `not-signed-in`), or ended by the server for good. */
  ended(failure: ApiFailure): void;
}

/** The chat's GraphQL (`api/contract/chat.ts`): one token, one refresh and one way to fail for all remotes. */
export interface ChatClient {
  /** Makes a query or mutation; resolves always, as `api.call` does. */
  call<V, D>(operation: ChatOperation<V, D>, variables: V): Promise<ApiResult<D>>;
  /**
   * Listens until the returned function is called or the remote is unmounted. `variables` are asked anew at each
   * connection, so that a reader who was cut off can say what it has seen.
   */
  subscribe<V, D>(operation: ChatOperation<V, D>, variables: () => V, listener: ChatListener<D>): () => void;
}
