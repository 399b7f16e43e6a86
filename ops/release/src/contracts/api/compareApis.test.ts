import { compareApis } from './compareApis.js';
import type { PromisedApi, PromisedCall } from './describeApi.js';

const call: PromisedCall = {
  access: 'open',
  params: { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] },
  response: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
  errors: ['not-found'],
};

function api(changes: Partial<PromisedCall> = {}, rest: Partial<PromisedApi> = {}): PromisedApi {
  const chat = 'type Query { comments(limit: Int): [String!]! }';
  return {
    number: 1,
    calls: { 'GET team/{id}': { ...call, ...changes } },
    errors: { forbidden: 403 },
    chat,
    ...rest,
  };
}

const messages = (before: PromisedApi, now: PromisedApi) =>
  compareApis(before, now).map(({ where, what }) => `${where}: ${what}.`);

describe('a change of the API breaks what was released', () => {
  it.each<[string, PromisedApi, PromisedApi, string]>([
    ['a call is removed', api(), api({}, { calls: {} }), 'GET team/{id}: was removed.'],
    [
      'a session becomes required',
      api(),
      api({ access: 'session' }),
      'GET team/{id}: may no longer be called without a session.',
    ],
    [
      'a session becomes required where it was optional',
      api({ access: 'optional' }),
      api({ access: 'session' }),
      'GET team/{id}: may no longer be called without a session.',
    ],
    [
      'a role becomes required',
      api(),
      api({ role: 'operator' }),
      'GET team/{id}: may now be called by the role operator only.',
    ],
    [
      'other sites can no longer read it',
      api({ openData: true }),
      api(),
      'GET team/{id}: is no longer open data.',
    ],
    [
      'it is no longer idempotent',
      api({ keyed: true }),
      api(),
      'GET team/{id}: no longer knows Idempotency-Key.',
    ],
    ['a form is refused', api({ form: true }), api(), 'GET team/{id}: no longer takes a form.'],
    [
      'the file is in another field',
      api({ multipart: 'logo' }),
      api({ multipart: 'badge' }),
      'GET team/{id}: no longer takes its file in the field logo.',
    ],
    ['a file becomes JSON', api({ file: true }), api(), 'GET team/{id}: no longer answers a file.'],
    [
      'a code is removed from a call',
      api(),
      api({ errors: [] }),
      'GET team/{id}: no longer refuses as not-found.',
    ],
    [
      'a field of the response is removed',
      api(),
      api({ response: { type: 'object' } }),
      'GET team/{id}: answer.name was removed.',
    ],
    [
      'a query parameter becomes required',
      api(),
      api({ query: { type: 'object', properties: { week: { type: 'integer' } }, required: ['week'] } }),
      'GET team/{id}: query.week must now be there.',
    ],
    [
      'a body is ignored',
      api({ body: { type: 'object', properties: { name: { type: 'string' } } } }),
      api(),
      'GET team/{id}: body.name is no longer looked at.',
    ],
    ['a code is removed', api(), api({}, { errors: {} }), 'error forbidden: was removed.'],
    [
      'a code has another status',
      api(),
      api({}, { errors: { forbidden: 404 } }),
      'error forbidden: is answered with 404, where it was 403.',
    ],
    [
      'the chat loses a query',
      api(),
      api({}, { chat: 'type Query { count: Int }' }),
      'POST graphql: Query.comments was removed.',
    ],
  ])('when %s', (_, before, now, sentence) => {
    expect(messages(before, now)).toEqual([sentence]);
  });
});

describe('a change of the API breaks nothing', () => {
  it.each<[string, PromisedApi, PromisedApi]>([
    ['when a call is added', api(), api({}, { calls: { 'GET team/{id}': call, 'GET teams': call } })],
    ['when it is opened', api({ access: 'session', role: 'support' }), api()],
    ['when it becomes open data', api(), api({ openData: true })],
    ['when it refuses for one more reason', api(), api({ errors: ['not-found', 'forbidden'] })],
    ['when the operator’s call is the help desk’s too', api({ role: 'operator' }), api({ role: 'support' })],
    [
      'when an optional query parameter is added',
      api(),
      api({ query: { type: 'object', properties: { week: { type: 'integer' } } } }),
    ],
    ['when a code is added', api(), api({}, { errors: { forbidden: 403, 'not-found': 404 } })],
    [
      'when the chat gets a field',
      api(),
      api({}, { chat: 'type Query { comments(limit: Int): [String!]! more: Int }' }),
    ],
  ])('%s', (_, before, now) => {
    expect(messages(before, now)).toEqual([]);
  });
});
