import type { ChatOperation } from '@euro/api-contract';
import type { ApiFailure, ApiResult } from '../contract/api.js';
import type { ChatClient, ChatListener } from '../contract/chat.js';
import { Refusal } from './fakeApi.js';

/** The chat in the hand of a test. */
export interface FakeChat extends ChatClient {
  /** Scripts the answer to an operation: data, a refusal, or a function of its variables. */
  answer<V, D>(
    operation: ChatOperation<V, D>,
    answer: D | Refusal | ((variables: V) => D | Refusal | Promise<D>),
  ): void;
  /** The variables of each call of this operation, oldest first. */
  calls<V, D>(operation: ChatOperation<V, D>): V[];
  /** A message on every open subscription to this operation. */
  send<V, D>(operation: ChatOperation<V, D>, data: D): void;
  /** Cuts every line, which then comes back: asks for the variables again, as the real one does. */
  reconnect(): void;
  /** Ends every subscription to this operation for good. */
  end<V, D>(operation: ChatOperation<V, D>, failure: ApiFailure): void;
  /** The variables with which each subscription was opened, reconnections too. */
  subscriptions<V, D>(operation: ChatOperation<V, D>): V[];
  open(): number;
}

interface OpenLine {
  readonly text: string;
  readonly variables: () => unknown;
  readonly listener: ChatListener<never>;
}

export function fakeChat(): FakeChat {
  const script = new Map<string, unknown>();
  const calls: { readonly text: string; readonly variables: unknown }[] = [];
  const operations: { readonly text: string; readonly variables: unknown }[] = [];
  const lines = new Set<OpenLine>();

  const connect = ({ text, variables, listener }: OpenLine) => {
    operations.push({ text, variables: variables() });
    listener.status('open');
  };
  const linesOf = (text: string) => [...lines].filter((line) => line.text === text);

  return {
    answer(operation, answer) {
      script.set(operation.text, answer);
    },
    calls: <V, D>({ text }: ChatOperation<V, D>) =>
      calls.filter((call) => call.text === text).map((call) => call.variables as V),
    subscriptions: <V, D>({ text }: ChatOperation<V, D>) =>
      operations.filter((line) => line.text === text).map((line) => line.variables as V),
    async call<V, D>({ text }: ChatOperation<V, D>, variables: V): Promise<ApiResult<D>> {
      calls.push({ text, variables });
      const answering = script.get(text);
      if (answering === undefined) throw new Error(`no answer scripted for ${text}`);
      const answer: unknown = typeof answering === 'function' ? await answering(variables) : answering;
      return answer instanceof Refusal ? { error: answer.failure } : { data: answer as D };
    },
    subscribe({ text }, variables, listener) {
      const line: OpenLine = { text, variables, listener: listener as ChatListener<never> };
      lines.add(line);
      connect(line);
      return () => lines.delete(line);
    },
    send({ text }, data) {
      for (const { listener } of linesOf(text)) listener.next(data as never);
    },
    reconnect() {
      for (const line of [...lines]) {
        line.listener.status('connecting');
        connect(line);
      }
    },
    end({ text }, failure) {
      for (const line of linesOf(text)) {
        lines.delete(line);
        line.listener.ended(failure);
      }
    },
    open: () => lines.size,
  };
}
