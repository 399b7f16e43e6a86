import type { EndpointName, ResponseOf } from '@euro/api-contract';
import type { CallOptions } from '../contract/api.js';
import type { WaitingChange } from '../contract/state.js';

/** A call of the API as a query or mutation describes it; made by {@link call} and {@link write}. */
export interface PlatformCall {
  readonly name: EndpointName;
  readonly options: LooseOptions;
  /** A write that may be repeated: it is sent under an idempotency key. */
  readonly isKeyed: boolean;
}

/** What is said of a write that waits for a connection, and published once it is accepted. */
export type Waits = Pick<WaitingChange, 'title' | 'text' | 'path' | 'event'>;

interface LooseOptions {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly about?: string;
  readonly waits?: Waits;
}

type GivenOptions<N extends EndpointName> = Omit<CallOptions<N>, 'signal'>;

type WriteOptions<N extends EndpointName> = GivenOptions<N> & {
  /**
   * Writes about the same thing overwrite each other: once the server has decided on one of them, all that were sent
   * before get a new key when they are sent again. Without it a write is about itself alone.
   */
  readonly about?: string;
  /**
   * Without a connection the portal keeps the write and sends it later (`state.waiting`); it needs `about`. The call
   * itself fails with `offline` or `timed-out` all the same.
   */
  readonly waits?: Waits;
};

/** The part of an endpoint's definition that says what is called, and what of the answer is kept. */
export interface CallDefinition<N extends EndpointName, Arg, Result> {
  readonly query: (arg: Arg) => PlatformCall;
  readonly transformResponse: (answer: ResponseOf<N>) => Result;
}

/** Without inference from where the definition is used: RTK Query's builder would make `any` of it. */
type Defined<N extends EndpointName, Arg, Result> = CallDefinition<N, NoInfer<Arg>, NoInfer<Result>>;

/**
 * Defines a query, or a write that is sent once: `build.query(call('GET team/{id}', (id: number) => ({ params: { id }
 * })))`. Options and answer have the types of the contract; with tags: `build.query({ ...call(…), providesTags:
 * ['Team'] })`.
 * @param options what is sent, or a function that makes it of the query's argument
 * @param pick the part of the answer that is kept; all of it without
 */
export function call<N extends EndpointName, Arg = void, Result = ResponseOf<N>>(
  name: N,
  options: GivenOptions<N> | ((arg: Arg) => GivenOptions<N>),
  pick?: (answer: ResponseOf<N>) => Result,
): Defined<N, Arg, Result> {
  return define(name, options, pick, false);
}

/**
 * Defines a write that can be repeated safely: it is sent under an idempotency key that stays the same, also after a
 * reload and in other tabs, until the server has decided on it. Options with an `idempotencyKey` are sent under that
 * one.
 * @param options what is sent, or a function that makes it of the mutation's argument
 * @param pick the part of the answer that is kept; all of it without
 */
export function write<N extends EndpointName, Arg = void, Result = ResponseOf<N>>(
  name: N,
  options: WriteOptions<N> | ((arg: Arg) => WriteOptions<N>),
  pick?: (answer: ResponseOf<N>) => Result,
): Defined<N, Arg, Result> {
  return define(name, options, pick, true);
}

function define<N extends EndpointName, Arg, Result>(
  name: N,
  options: LooseOptions | ((arg: Arg) => LooseOptions),
  pick: ((answer: ResponseOf<N>) => Result) | undefined,
  isKeyed: boolean,
): CallDefinition<N, Arg, Result> {
  return {
    query: (arg) => ({ name, options: typeof options === 'function' ? options(arg) : options, isKeyed }),
    transformResponse: pick ?? ((answer) => answer as unknown as Result),
  };
}
