import type { BodyOf, EndpointName, ParamsOf, ResponseOf } from '@euro/api-contract';
import type { Stack } from './stack.js';

/** Parts of a call; `token` of `tokenOf` authenticates it. */
export interface Call<N extends EndpointName> {
  readonly params?: ParamsOf<N>;
  readonly body?: BodyOf<N>;
  readonly token?: string;
}

/** Calls the portal's API outside the browser, whose session it does not affect. @throws on a refusal */
export async function callApi<N extends EndpointName>(
  { url }: Pick<Stack, 'url'>,
  endpoint: N,
  { params, body, token }: Call<N> = {},
): Promise<ResponseOf<N>> {
  const [method = 'GET', path = ''] = endpoint.split(' ');
  const filledPath = path.replace(/\{(\w+)\}/g, (_, name: string) => String(Reflect.get(params ?? {}, name)));
  const answer = await fetch(`${url}/api/${filledPath}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: token }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${endpoint} answered ${answer.status}: ${text}`);
  return JSON.parse(text) as ResponseOf<N>;
}

/** Signs a user in outside the browser; returns the token. */
export async function tokenOf(stack: Pick<Stack, 'url'>, email: string): Promise<string> {
  const body = { email, password: PASSWORD };
  return (await callApi(stack, 'POST user/login', { body })).token;
}

/** The password of all accounts in the journeys. */
export const PASSWORD = 'euro2024';
