import type { EndpointName, FileEndpointName, ResponseOf } from '@euro/api-contract';
import type { ApiClient, ApiFailure, ApiResult, CallOptions } from '../contract/api.js';
import { buildRequest } from '../host/api/buildRequest.js';
import { waitForJitter } from './responseJitter.js';

type Answer<N extends EndpointName> = ResponseOf<N> | Refusal;
type Answering<N extends EndpointName> =
  | Answer<N>
  | ((options: CallOptions<N>) => Answer<N> | Promise<Answer<N>>);

/** A call that fails; made with `refuse`. */
export class Refusal {
  constructor(readonly failure: ApiFailure) {}
}

/** Script a failing call: `fake.answer('POST team/add', refuse('too-many-teams', 409))`. */
export function refuse(
  code: ApiFailure['code'],
  status: number,
  more: { readonly message?: string; readonly details?: unknown } = {},
): Refusal {
  return new Refusal({ code, status, message: more.message ?? `(${code})`, details: more.details });
}

export interface FakeApi extends ApiClient {
  /** Scripts the answer to a call: a value, a refusal, or a function of what was sent. */
  answer<N extends EndpointName>(name: N, answer: Answering<N>): void;
  /** What was sent with each call of this name, oldest first. */
  calls<N extends EndpointName>(name: N): CallOptions<N>[];
  /** Addresses of all calls so far, as the portal's client writes them: `GET match/7`. */
  addresses(): string[];
}

/**
 * An api client that answers from a script, files as JSON named `download.json`; a call nobody scripted fails the way
 * `unscripted` says.
 */
export function fakeApi(unscripted: 'throw' | 'not-available'): FakeApi {
  const script = new Map<string, (options: unknown) => unknown>();
  const calls: { readonly name: EndpointName; readonly options: unknown }[] = [];
  const ask = async (name: EndpointName, options: unknown): Promise<ApiResult<unknown>> => {
    calls.push({ name, options });
    const answering = script.get(name);
    if (!answering && unscripted === 'throw') throw new Error(`no answer scripted for ${name}`);
    await waitForJitter();
    const answer = answering ? await answering(options) : refuse('not-available', 503);
    return answer instanceof Refusal ? { error: answer.failure } : { data: answer };
  };
  return {
    answer(name, answer) {
      script.set(
        name,
        typeof answer === 'function' ? (answer as (options: unknown) => unknown) : () => answer,
      );
    },
    calls: <N extends EndpointName>(name: N) =>
      calls.filter((call) => call.name === name).map((call) => call.options as CallOptions<N>),
    addresses: () =>
      calls.map(({ name, options }) => {
        const { method, url } = buildRequest('', name, Object(options), null);
        return `${method} ${url.slice(1)}`;
      }),
    call: <N extends EndpointName>(name: N, options: CallOptions<N>) =>
      ask(name, options) as Promise<ApiResult<ResponseOf<N>>>,
    async download<N extends FileEndpointName>(name: N, options: CallOptions<N>) {
      const { data, error } = await ask(name, options);
      if (error) return { error };
      return { data: { name: 'download.json', content: new Blob([JSON.stringify(data)]) } };
    },
  };
}
