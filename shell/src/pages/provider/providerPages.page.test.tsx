import type { SignedInElsewhere } from '@euro/api-contract';
import { createFakePlatform, exampleTeam, exampleUser, noticeAction, refuse } from '@euro/platform/testing';
import { act, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { type Attempt, rememberAttempt } from '../../session/external-providers/attempts.js';
import { openPage } from '../testing/openPage.js';
import { BroadcasterReturnPage } from './BroadcasterReturnPage.js';
import { FacebookReturnPage } from './FacebookReturnPage.js';

const answer: SignedInElsewhere = {
  token: 'access-token',
  expiresAt: '2024-06-19T08:15:00Z',
  user: exampleUser,
  isNew: false,
  reclaimed: false,
};

beforeEach(() => sessionStorage.clear());

function comeBack(path: string, { attempt = {}, teams = [exampleTeam({ id: 12 })] }: Coming = {}) {
  const fake = createFakePlatform({ path, myTeams: teams });
  const provider = path.startsWith('/provider/vrt') ? 'vrt' : 'facebook';
  if (attempt) {
    const attemptFields = {
      provider,
      state: 's1',
      returnTo: null,
      isSilent: false,
      logInOnly: false,
    } as const;
    rememberAttempt(window, { ...attemptFields, ...attempt });
  }
  fake.api.answer('POST user/auth/vrt', answer);
  fake.api.answer('GET user/auth/facebook', answer);
  const Page = provider === 'vrt' ? BroadcasterReturnPage : FacebookReturnPage;
  const open = () =>
    openPage(
      fake,
      <StrictMode>
        <Page />
      </StrictMode>,
    );
  const arrivedAt = () => waitFor(() => expect(fake.visited.at(-1)).not.toMatch(/^\/provider/));
  return { fake, open, arrivedAt, last: () => fake.visited.at(-1) };
}

interface Coming {
  readonly attempt?: Partial<Attempt> | null;
  readonly teams?: ReturnType<typeof exampleTeam>[];
}

describe('returning from the broadcaster', () => {
  it.each<[string, Coming, string]>([
    ['to the previous page', { attempt: { returnTo: '/rankings?week=2' } }, '/rankings?week=2'],
    ['to his team', {}, '/team/12'],
    ['to a new team', { teams: [] }, '/new'],
  ])('signs in and redirects %s', async (_, outcome, path) => {
    const { fake, open, arrivedAt, last } = comeBack(
      '/provider/vrt?code=c1&state=s1&iss=https://sso',
      outcome,
    );
    const log = open();
    await arrivedAt();
    expect(last()).toBe(path);
    expect(log.started).toMatchObject([{ id: exampleUser.id, token: 'access-token' }]);
    expect(log.ways).toEqual([{ method: 'vrt', isNew: false }]);
    // Effects run twice here; the code works once.
    expect(fake.api.calls('POST user/auth/vrt')).toMatchObject([
      { body: { code: 'c1', state: 's1', iss: 'https://sso', redirectURI: 'http://localhost/provider/vrt' } },
    ]);
    expect(fake.visited[0]).toBe('/provider/vrt');
    expect(fake.notices).toEqual([]);
  });

  it('redirects to the profile, with an explanation, when the account is returned to its owner', async () => {
    const { fake, open, arrivedAt, last } = comeBack('/provider/vrt?code=c1&state=s1', {
      attempt: { returnTo: '/rankings' },
    });
    fake.api.answer('POST user/auth/vrt', { ...answer, reclaimed: true });
    open();
    await arrivedAt();
    expect(last()).toBe('/profile?reclaimed');
  });

  it.each([
    ['/wk-2022/', '/wk-2022/new'],
    ['/home', '/new'],
    ['/play?account', '/play?account'],
    ['/rankings', '/rankings'],
  ])('redirects new users who left from %s to %s', async (returnTo, path) => {
    const { fake, open, arrivedAt, last } = comeBack('/provider/vrt?code=c1&state=s1', {
      attempt: { returnTo },
      teams: [],
    });
    fake.api.answer('POST user/auth/vrt', { ...answer, isNew: true });
    open();
    await arrivedAt();
    expect(last()).toBe(path);
  });

  it('welcomes new users', async () => {
    const { fake, open, arrivedAt } = comeBack('/provider/vrt?code=c1&state=s1', { teams: [] });
    fake.api.answer('POST user/auth/vrt', { ...answer, isNew: true });
    const log = open();
    await arrivedAt();
    expect(log.ways).toEqual([{ method: 'vrt', isNew: true }]);
    expect(fake.notices).toEqual([{ tone: 'positive', text: 'Welkom, Lotte. Je account is gemaakt.' }]);
  });

  it.each<[string, string, Coming, string, string]>([
    ['an unknown state', '?code=c1&state=other', {}, 'warning', 'We kunnen niet nagaan'],
    ['no attempt at all', '?code=c1&state=s1', { attempt: null }, 'warning', 'We kunnen niet nagaan'],
    ['nothing', '', {}, 'warning', 'We kunnen niet nagaan'],
    ['a refusal', '?error=access_denied&state=s1', {}, 'neutral', 'Je hebt het aanmelden gestopt.'],
  ])('with %s creates no session, and reports it at home', async (_, search, outcome, tone, text) => {
    const { fake, open, arrivedAt, last } = comeBack(`/provider/vrt${search}`, outcome);
    const log = open();
    await arrivedAt();
    expect(last()).toBe('/home');
    expect(fake.notices).toMatchObject([{ tone, text: expect.stringContaining(text) }]);
    expect(fake.api.calls('POST user/auth/vrt')).toEqual([]);
    expect(log.started).toEqual([]);
  });

  it('shows the server’s refusal', async () => {
    const { fake, open, arrivedAt, last } = comeBack('/provider/vrt?code=c1&state=s1');
    fake.api.answer(
      'POST user/auth/vrt',
      refuse('sso-email-unverified', 409, { message: 'Bevestig eerst.' }),
    );
    open();
    await arrivedAt();
    expect(last()).toBe('/home');
    expect(fake.notices).toEqual([{ tone: 'danger', text: 'Bevestig eerst.' }]);
  });

  it.each(['?error=login_required&state=s1', '?code=c1&state=s1'])(
    'after a silent attempt returns to the page without a message: %s',
    async (search) => {
      const attempt = { isSilent: true, returnTo: '/stats' };
      const { fake, open, arrivedAt, last } = comeBack(`/provider/vrt${search}`, { attempt });
      fake.api.answer('POST user/auth/vrt', refuse('sso-refused', 401));
      open();
      await arrivedAt();
      expect(last()).toBe('/stats');
      expect(fake.notices).toEqual([]);
    },
  );
});

describe('returning from Facebook', () => {
  it.each([
    [true, '1'],
    [false, undefined],
  ])('removes the token from the address and signs in (only: %s)', async (logInOnly, onlyLogIn) => {
    const { fake, open, arrivedAt, last } = comeBack('/provider/facebook#access_token=t1&state=s1', {
      attempt: { logInOnly },
    });
    const log = open();
    await arrivedAt();
    expect(fake.visited[0]).toBe('/provider/facebook');
    expect(fake.api.calls('GET user/auth/facebook')).toEqual([
      { query: { access_token: 't1', logInOnly: onlyLogIn } },
    ]);
    expect(log.ways).toEqual([{ method: 'facebook', isNew: false }]);
    expect(last()).toBe('/team/12');
  });

  it('shows the registration to users without an account', async () => {
    const { fake, open, arrivedAt, last } = comeBack('/provider/facebook#access_token=t1&state=s1');
    const message = 'You should register with facebook first.';
    fake.api.answer('GET user/auth/facebook', refuse('facebook-unknown', 404, { message }));
    open();
    await arrivedAt();
    expect(last()).toBe('/home');
    expect(fake.notices).toMatchObject([{ tone: 'danger', text: message }]);
    act(() => noticeAction(fake.notices[0]).onPress());
    expect(last()).toBe('/register');
  });

  it('ignores a token that was not requested here', async () => {
    const { fake, open, arrivedAt } = comeBack('/provider/facebook#access_token=t1&state=other');
    open();
    await arrivedAt();
    expect(fake.api.calls('GET user/auth/facebook')).toEqual([]);
    expect(fake.notices).toMatchObject([{ tone: 'warning' }]);
  });
});
