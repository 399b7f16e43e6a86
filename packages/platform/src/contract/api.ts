import type {
  BodyOf,
  EndpointName,
  ErrorCode,
  FileEndpointName,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from '@euro/api-contract';

/** Requires the parts of a call that its endpoint has, and rejects others. */
export type CallOptions<N extends EndpointName> = ([ParamsOf<N>] extends [never]
  ? unknown
  : { readonly params: ParamsOf<N> }) &
  ([QueryOf<N>] extends [never] ? unknown : { readonly query?: QueryOf<N> }) &
  ([BodyOf<N>] extends [never] ? unknown : { readonly body: BodyOf<N> }) & {
    readonly signal?: AbortSignal;
    /** Files by field name: the call is sent as `multipart/form-data`, with `body`'s fields before them. */
    readonly files?: Readonly<Record<string, Blob>>;
    /**
     * Makes a write repeatable: a retried request with the same key receives the stored response and changes nothing
     * more. Create one per press (`newIdempotencyKey`), not per call. With it the portal retries once with the same
     * key when no response came (`offline`, `timed-out`) or the server was unavailable (502, 503, 504), and after it
     * renewed an expired session. Without it a write is never retried.
     *
     * When the call still fails that way, or with `session-expired`, its outcome is unknown: store the key with the
     * player's input, and call again with the same key and body when he presses again or has signed in.
     * `idempotency-key-reused` means that the body differs: create a new key.
     */
    readonly idempotencyKey?: string;
  };

/** Why a call failed: the API's code, or a code of the client. */
export interface ApiFailure {
  readonly code: ErrorCode | 'offline' | 'timed-out' | 'unreadable-answer' | 'aborted';
  /** A sentence in the reader's language that a person can act on. */
  readonly message: string;
  /** HTTP status, 0 without a response. */
  readonly status: number;
  readonly details?: unknown;
  readonly requestId?: string;
}

export type ApiResult<T> =
  | { readonly data: T; readonly error?: undefined }
  | { readonly error: ApiFailure; readonly data?: undefined };

/** A file that the API created. */
export interface DownloadedFile {
  /** File name from the response; empty without one. */
  readonly name: string;
  readonly content: Blob;
}

export interface ApiClient {
  /**
   * Calls an endpoint of the contract: `api.call('GET team/{id}', { params: { id: 7 } })`. Never rejects; the result
   * has the shape of an RTK Query `queryFn`.
   */
  call<N extends EndpointName>(name: N, options: CallOptions<N>): Promise<ApiResult<ResponseOf<N>>>;
  /** Calls an endpoint whose response is a file; fails like `call`. */
  download<N extends FileEndpointName>(name: N, options: CallOptions<N>): Promise<ApiResult<DownloadedFile>>;
}
