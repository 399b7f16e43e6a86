import { waitForJitter } from '@euro/platform/testing';

type Answer = unknown | ((body: unknown) => unknown);

/** A refusal of the API. */
export class Refused {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {}
}

/**
 * A server with scripted responses by method and path, also delayed ones; other calls get a 503, as when the API is
 * down.
 */
export interface ScriptedServer {
  readonly fetch: typeof fetch;
  answer(call: string, answer: Answer): void;
  /** Bodies sent with a call, oldest first. */
  sent(call: string): unknown[];
  /** Queries sent with a call, oldest first: `?week=2`. */
  searches(call: string): string[];
  /** Idempotency keys sent with a call, oldest first. */
  keys(call: string): (string | null)[];
  /** Waits until all calls have responses, including calls that those cause. */
  quiet(): Promise<void>;
}

export function scriptedServer(): ScriptedServer {
  const answers = new Map<string, Answer>();
  let answerCount = 0;
  const log: {
    readonly call: string;
    readonly search: string;
    readonly body: unknown;
    readonly key: string | null;
  }[] = [];
  return {
    answer: (call, answer) => void answers.set(call, answer),
    sent: (call) => log.filter((entry) => entry.call === call).map(({ body }) => body),
    searches: (call) => log.filter((entry) => entry.call === call).map(({ search }) => search),
    keys: (call) => log.filter((entry) => entry.call === call).map(({ key }) => key),
    async quiet() {
      let before: number;
      do {
        before = answerCount;
        await new Promise((resolve) => setTimeout(resolve, 5));
      } while (before < log.length);
    },
    fetch: async (input, init = {}) => {
      const { pathname, search } = new URL(String(input), 'http://localhost');
      const call = `${init.method ?? 'GET'} ${pathname}`;
      const body: unknown = init.body === undefined ? undefined : JSON.parse(String(init.body));
      log.push({ call, search, body, key: new Headers(init.headers).get('idempotency-key') });
      await waitForJitter();
      answerCount += 1;
      const scriptedAnswer = answers.has(call) ? answers.get(call) : new Refused(503, 'not-available');
      const answer: unknown =
        typeof scriptedAnswer === 'function'
          ? await Promise.race([scriptedAnswer(body), whenAborted(init.signal)])
          : scriptedAnswer;
      if (answer instanceof Error) throw answer;
      if (answer instanceof Refused) {
        const error = { code: answer.code, message: `(${answer.code})` };
        return new Response(JSON.stringify({ error }), { status: answer.status });
      }
      return new Response(JSON.stringify(answer));
    },
  };
}

function whenAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
}
