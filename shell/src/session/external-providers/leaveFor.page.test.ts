import { createFakePlatform, refuse } from '@euro/platform/testing';
import { takeAttempt } from './attempts.js';
import { leaveForBroadcaster, leaveForFacebook } from './leaveFor.js';

beforeEach(() => sessionStorage.clear());

function setUp() {
  const went: string[] = [];
  const location = { origin: 'https://portal.test', assign: (url: string | URL) => went.push(String(url)) };
  return { went, page: { location, sessionStorage } };
}

describe('leaving for the broadcaster', () => {
  it.each([
    [false, undefined],
    [true, 'none'],
  ])(
    'stores the return state, and redirects to the server’s address (silently: %s)',
    async (isSilent, prompt) => {
      const { went, page } = setUp();
      const { api } = createFakePlatform();
      api.answer('POST user/auth/vrt/start', { authorizationURL: 'https://sso.test/auth?x=1', state: 's1' });
      expect(await leaveForBroadcaster({ api, page }, { returnTo: '/stats', isSilent })).toBeNull();
      expect(went).toEqual(['https://sso.test/auth?x=1']);
      expect(api.calls('POST user/auth/vrt/start')[0]?.body).toEqual({
        redirectURI: 'https://portal.test/provider/vrt',
        ...(prompt && { prompt }),
      });
      expect(takeAttempt(window, 'facebook', 's1')).toBeNull();
      expect(takeAttempt(window, 'vrt', 's1')).toMatchObject({ returnTo: '/stats', isSilent });
      expect(takeAttempt(window, 'vrt', 's1')).toBeNull();
    },
  );

  it('remains, and explains why, when the server refuses', async () => {
    const { went, page } = setUp();
    const { api } = createFakePlatform();
    api.answer('POST user/auth/vrt/start', refuse('sso-not-available', 503));
    expect(await leaveForBroadcaster({ api, page }, { returnTo: null })).toMatchObject({
      code: 'sso-not-available',
    });
    expect(went).toEqual([]);
  });
});

it('leaves for Facebook with a random, unguessable state each time', () => {
  const { went, page } = setUp();
  const facebook = { appId: '42', dialogURL: 'https://facebook.test/dialog?v=1' };
  leaveForFacebook({ page }, facebook, { returnTo: null, logInOnly: true });
  leaveForFacebook({ page }, facebook, { returnTo: null });
  const [first, second] = went.map((address) => new URL(address).searchParams);
  expect(Object.fromEntries(first ?? [])).toEqual({
    v: '1',
    client_id: '42',
    redirect_uri: 'https://portal.test/provider/facebook',
    response_type: 'token',
    scope: 'email',
    state: expect.stringMatching(/^[0-9a-f]{48}$/),
  });
  expect(second?.get('state')).not.toBe(first?.get('state'));
  expect(takeAttempt(window, 'facebook', first?.get('state') ?? '')).toMatchObject({
    logInOnly: true,
  });
});
