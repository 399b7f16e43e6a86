import type { ErrorCode } from '@euro/api-contract';
import { assertDocumented } from './assertDocumented.js';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // A test states what it expects of the body; an unknown shape fails there.
  // biome-ignore lint/suspicious/noExplicitAny: the assertions of a test are its type check
  readonly body: any;
}

interface Options {
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** Statuses of refusals after which the same call may succeed: they say when. */
const RETRIED_STATUSES = new Set([429, 503]);

/** A browser in small: keeps cookies, sends its token in `Authorization` as the specification does. */
export class TestClient {
  readonly cookies = new Map<string, string>();
  token: string | null = null;

  constructor(private readonly url: string) {}

  get(path: string, options: Options = {}): Promise<Answer> {
    return this.send('GET', path, options);
  }

  post(path: string, body: unknown = {}, options: Options = {}): Promise<Answer> {
    return this.send('POST', path, { ...options, body });
  }

  put(path: string, body: unknown = {}): Promise<Answer> {
    return this.send('PUT', path, { body });
  }

  delete(path: string): Promise<Answer> {
    return this.send('DELETE', path, {});
  }

  async send(method: string, path: string, { body, headers = {} }: Options): Promise<Answer> {
    const response = await fetch(`${this.url}/${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.token === null ? {} : { authorization: this.token }),
        ...(this.cookies.size === 0
          ? {}
          : { cookie: [...this.cookies].map((pair) => pair.join('=')).join('; ') }),
        'accept-language': 'en',
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    this.keepCookies(response);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true && text !== '';
    const answer = {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : text,
    };
    const code: unknown = answer.body?.error?.code;
    assertDocumented(method, path, { status: answer.status, code });
    if (code !== undefined && RETRIED_STATUSES.has(answer.status) && !answer.headers.has('retry-after'))
      throw new Error(`${method} ${path} answers ${code} without Retry-After.`);
    return answer;
  }

  private keepCookies(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = cookie.split('; ');
      const [name = '', value = ''] = pair.split('=');
      const expires = attributes.find((attribute) => attribute.startsWith('expires='));
      if (value === '' || (expires && Date.parse(expires.slice(8)) <= Date.now())) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

/** The body of a refused call. */
export function refusal(code: ErrorCode): object {
  return {
    error: expect.objectContaining({ code, message: expect.any(String), requestId: expect.any(String) }),
  };
}
