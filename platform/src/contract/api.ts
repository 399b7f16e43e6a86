import type { BodyOf, EndpointName, ErrorCode, ParamsOf, QueryOf, ResponseOf } from '@euro/api-contract';

/** Parts that a call has are asked for, parts it doesn't have can't be given. */
export type CallOptions<N extends EndpointName> = ([ParamsOf<N>] extends [never]
  ? unknown
  : { readonly params: ParamsOf<N> }) &
  ([QueryOf<N>] extends [never] ? unknown : { readonly query?: QueryOf<N> }) &
  ([BodyOf<N>] extends [never] ? unknown : { readonly body: BodyOf<N> }) & {
    readonly signal?: AbortSignal;
    /** With a key a write may be repeated safely, without one it never is. */
    readonly idempotencyKey?: string;
  };

/** Why a call failed: the API's own code, or what happened on the way. */
export interface ApiFailure {
  readonly code: ErrorCode | 'offline' | 'timed-out' | 'unreadable-answer' | 'aborted';
  /** A sentence in the reader's language that a person can act on. */
  readonly message: string;
  /** HTTP status, 0 when there was no answer. */
  readonly status: number;
  readonly details?: unknown;
  readonly requestId?: string;
}

export type ApiResult<T> =
  | { readonly data: T; readonly error?: undefined }
  | { readonly error: ApiFailure; readonly data?: undefined };

export interface ApiClient {
  /**
   * Makes a call of the contract: `api.call('GET team/{id}', { params: { id: 7 } })`. Resolves always; the shape
   * is what an RTK Query `queryFn` returns.
   */
  call<N extends EndpointName>(name: N, options: CallOptions<N>): Promise<ApiResult<ResponseOf<N>>>;
}
