import type { SignedInElsewhere } from '@euro/api-contract';
import type { ApiClient, ApiFailure } from '@euro/platform';
import { takeAttempt } from './attempts.js';
import { broadcasterReturn } from './leaveFor.js';

/** The outcome of another provider's sign-in. */
export type Arrival =
  | { readonly kind: 'signed-in'; readonly answer: SignedInElsewhere; readonly returnTo: string | null }
  /** He cancelled there. */
  | { readonly kind: 'cancelled' }
  /** A silent attempt that failed. */
  | { readonly kind: 'nothing'; readonly returnTo: string | null }
  /** It did not begin in this tab, or parameters are missing. */
  | { readonly kind: 'stray' }
  | { readonly kind: 'refused'; readonly error: ApiFailure };

interface ArrivalParts {
  readonly api: ApiClient;
  readonly page: {
    readonly location: Pick<Location, 'origin'>;
    readonly sessionStorage: Storage;
    readonly navigator: Pick<Navigator, 'userAgent'>;
  };
}

/** Finishes the broadcaster's sign-in with what /provider/vrt was called with; takes an answer once. */
export async function finishBroadcasterSignIn({ api, page }: ArrivalParts, search: string): Promise<Arrival> {
  const params = new URLSearchParams(search);
  const [state, code] = [params.get('state'), params.get('code')];
  const attempt = takeAttempt(page, 'vrt', state);
  if (!attempt) return { kind: 'stray' };
  const { returnTo, isSilent } = attempt;
  if (params.has('error') || !code || !state) {
    if (isSilent) return { kind: 'nothing', returnTo };
    return { kind: params.get('error') === 'access_denied' ? 'cancelled' : 'stray' };
  }
  const { data, error } = await api.call('POST user/auth/vrt', {
    body: {
      code,
      state,
      iss: params.get('iss') ?? undefined,
      redirectURI: broadcasterReturn(page.location),
      userAgent: page.navigator.userAgent.slice(0, 500),
    },
  });
  if (data) return { kind: 'signed-in', answer: data, returnTo };
  return isSilent ? { kind: 'nothing', returnTo } : { kind: 'refused', error };
}

/** Finishes Facebook's sign-in with the fragment that /provider/facebook was called with; takes an answer once. */
export async function finishFacebookSignIn(
  { api, page }: ArrivalParts,
  { search, hash }: Pick<Location, 'search' | 'hash'>,
): Promise<Arrival> {
  const params = new URLSearchParams(`${hash.replace(/^#/, '')}&${search.replace(/^\?/, '')}`);
  const attempt = takeAttempt(page, 'facebook', params.get('state'));
  if (!attempt) return { kind: 'stray' };
  const token = params.get('access_token');
  if (!token) return { kind: params.get('error') === 'access_denied' ? 'cancelled' : 'stray' };
  const { data, error } = await api.call('GET user/auth/facebook', {
    query: { access_token: token, logInOnly: attempt.logInOnly ? '1' : undefined },
  });
  if (error) return { kind: 'refused', error };
  return { kind: 'signed-in', answer: data, returnTo: attempt.returnTo };
}
