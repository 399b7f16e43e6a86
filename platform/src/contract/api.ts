import type {
  BodyOf,
  EndpointName,
  ErrorCode,
  FileEndpointName,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from '@euro/api-contract';

/** Parts that a call has are asked for, parts it doesn't have can't be given. */
export type CallOptions<N extends EndpointName> = ([ParamsOf<N>] extends [never]
  ? unknown
  : { readonly params: ParamsOf<N> }) &
  ([QueryOf<N>] extends [never] ? unknown : { readonly query?: QueryOf<N> }) &
  ([BodyOf<N>] extends [never] ? unknown : { readonly body: BodyOf<N> }) & {
    readonly signal?: AbortSignal;
    /** Files by their field's name: the call goes as `multipart/form-data`, with `body`'s fields before them. */
    readonly files?: Readonly<Record<string, Blob>>;
    /**
     * Makes a write repeatable: the server answers the same key with what it answered the first time, and changes nothing
     * more. Make one per press (`newIdempotencyKey`), not per call. With it the portal itself asks a second time, under
     * the same key, when no answer came (`offline`, `timed-out`) or the server was not available (502, 503, 504), and
     * after a session that ran out was renewed. Without it a write is never made twice.
     *
     * When the call still fails that way, or with `session-expired`, nobody knows here whether the server did it: keep
     * the key with what the player was doing, and call again with the same key and body once he presses again or has
     * signed in. `idempotency-key-reused` says that the body was another one: take a new key.
     */
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

/** A file that the API made. */
export interface DownloadedFile {
  /** As the API calls it; empty when it doesn't say. */
  readonly name: string;
  readonly content: Blob;
}

export interface ApiClient {
  /**
   * Makes a call of the contract: `api.call('GET team/{id}', { params: { id: 7 } })`. Resolves always; the shape
   * is what an RTK Query `queryFn` returns.
   */
  call<N extends EndpointName>(name: N, options: CallOptions<N>): Promise<ApiResult<ResponseOf<N>>>;
  /** The same for a call that is answered with a file to keep; a failure is told as any other. */
  download<N extends FileEndpointName>(name: N, options: CallOptions<N>): Promise<ApiResult<DownloadedFile>>;
}
