import type { Services } from '@euro/api-contract';
import type { ApiClient, ApiFailure } from '@euro/platform';
import { type Attempt, rememberAttempt } from './attempts.js';

/** Options of another provider's sign-in. */
export type Intent = Pick<Attempt, 'returnTo'> & Partial<Pick<Attempt, 'isSilent' | 'logInOnly'>>;

interface LeavingParts {
  readonly api: ApiClient;
  readonly page: {
    readonly location: Pick<Location, 'origin' | 'assign'>;
    readonly sessionStorage: Storage;
  };
}

/**
 * Goes to the broadcaster, which returns to /provider/vrt; returns why it failed, or null when the page is being left.
 */
export async function leaveForBroadcaster(
  { api, page }: LeavingParts,
  { returnTo, isSilent = false }: Intent,
): Promise<ApiFailure | null> {
  const { data, error } = await api.call('POST user/auth/vrt/start', {
    body: { redirectURI: broadcasterReturn(page.location), ...(isSilent && { prompt: 'none' }) },
  });
  if (error) return error;
  const attempt = { provider: 'vrt', state: data.state, returnTo, isSilent, logInOnly: false } as const;
  rememberAttempt(page, attempt);
  page.location.assign(data.authorizationURL);
  return null;
}

/** The return address for the broadcaster. */
export function broadcasterReturn({ origin }: Pick<Location, 'origin'>): string {
  return `${origin}/provider/vrt`;
}

/** To Facebook's login dialog, and back at /provider/facebook with a token in the address. */
export function leaveForFacebook(
  { page }: Pick<LeavingParts, 'page'>,
  { appId, dialogURL }: NonNullable<Services['facebook']>,
  { returnTo, logInOnly = false }: Intent,
): void {
  const state = randomState();
  rememberAttempt(page, {
    provider: 'facebook',
    state,
    returnTo,
    isSilent: false,
    logInOnly,
  });
  const address = new URL(dialogURL, page.location.origin);
  for (const [name, value] of Object.entries({
    client_id: appId,
    redirect_uri: `${page.location.origin}/provider/facebook`,
    state,
    response_type: 'token',
    scope: 'email',
  }))
    address.searchParams.set(name, value);
  page.location.assign(address.href);
}

function randomState(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
