import { createAccessTokens } from './accessTokens.js';

const MINUTES = 60_000;
const caller = {
  userId: 7,
  roles: new Set(['premium'] as const),
  sessionFamily: 'f',
  language: 'nl',
} as const;

it('accepts a token until it expires, however often it was checked before', async () => {
  let now = Date.parse('2024-06-14T19:00:00Z');
  const tokens = createAccessTokens('secret', () => now);
  const { token } = await tokens.issue(caller);
  for (const wait of [0, 5 * MINUTES, 10 * MINUTES - 1]) {
    now += wait;
    expect(await tokens.verify(token)).toEqual({ ok: true, caller });
  }
  now += 1;
  expect(await tokens.verify(token)).toEqual({ ok: false, code: 'session-expired' });
});

it('rejects a token that differs slightly from a valid one, or has another signature', async () => {
  const tokens = createAccessTokens('secret', () => Date.now());
  const { token } = await tokens.issue(caller);
  await tokens.verify(token);
  const [header, payload, signature = ''] = token.split('.');
  const other = `${signature[0] === 'A' ? 'B' : 'A'}${signature.slice(1)}`;
  const foreign = await createAccessTokens('another', () => Date.now()).issue(caller);
  for (const forged of [[header, payload, other].join('.'), `${header}.${payload}.`, foreign.token, ''])
    expect(await tokens.verify(forged)).toEqual({ ok: false, code: 'not-signed-in' });
});
