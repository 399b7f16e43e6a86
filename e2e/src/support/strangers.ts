import { chatOperations, type EndpointName, type ParamsOf } from '@euro/api-contract';
import { expect } from '@playwright/test';
import { callApi, tokenOf } from './callApi.js';
import type { Stack } from './stack.js';

interface Closed {
  readonly leagueId: number;
  /** Another user's team in the league. */
  readonly teamId: number;
  readonly name: string;
}

const CALLS: readonly EndpointName[] = [
  'GET league/{id}',
  'GET league/{id}/history',
  'GET league/{id}/matches',
  'GET league/{id}/removals',
  'GET leagues/{userOrTeamId}',
  'PUT league/{id}',
  'DELETE league/{id}',
  'DELETE league/{leagueId}/{teamId}',
  'POST league/{id}/invite',
];

const OPERATIONS = [
  'query($key_id: Int!) { comments(key_id: $key_id) { comment } }',
  'subscription($key_id: Int!) { comments(key_id: $key_id) { comment } }',
  chatOperations.changes.text,
] as const;

/** Expects that non-members can't read, change or find a private league with any call. */
export async function expectClosed(stack: Stack, email: string, closed: Closed): Promise<void> {
  const { leagueId, teamId, name } = closed;
  const token = await tokenOf(stack, email);
  for (const call of CALLS) {
    const params = { id: leagueId, leagueId, teamId, userOrTeamId: teamId } as unknown as ParamsOf<
      typeof call
    >;
    const body = call.startsWith('PUT') ? { weekId: 7 } : undefined;
    const response = callApi(stack, call, { params, token, ...(body ? { body } : {}) });
    await expect(response, call).rejects.toThrow('answered 403');
  }
  for (const query of [...OPERATIONS, chatOperations.insert.text]) {
    const variables = { key_id: leagueId, ...(query.startsWith('mutation') ? { comment: 'Hallo?' } : {}) };
    const body = await post(stack, token, { query, variables });
    expect(body, query).toContain('"code":"forbidden"');
    expect(body, query).not.toMatch(/"comment":"./);
  }
  const search = `${stack.url}/api/leagues/search?name=${encodeURIComponent(name)}`;
  const found = await (await fetch(search, { headers: { authorization: token } })).json();
  expect(found.data).toEqual([]);
}

async function post({ url }: Stack, token: string, question: object): Promise<string> {
  const accept = 'application/json, text/event-stream';
  const headers = { 'content-type': 'application/json', accept, authorization: token };
  const answer = await fetch(`${url}/api/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify(question),
  });
  return answer.text();
}
