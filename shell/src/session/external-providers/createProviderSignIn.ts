import type { Services } from '@euro/api-contract';
import type { ApiClient, ApiFailure, Locale, SharedState } from '@euro/platform';
import { localFailure } from '@euro/platform/host';
import type { Addresses } from '../../browser/createAddresses.js';
import type { PortalHistory } from '../../browser/createHistory.js';
import { pathOf } from '../../browser/createHistory.js';
import type { Origin } from '../../browser/createOrigin.js';

interface Parts {
  readonly page: Window;
  readonly api: ApiClient;
  readonly history: Pick<PortalHistory, 'location'>;
  readonly addresses: Addresses;
  readonly origin: Origin;
  readonly services: SharedState<{ readonly value: Services | null }>;
  readonly locale: SharedState<Locale>;
}

interface SignInOptions {
  readonly logInOnly?: boolean;
  readonly isSilent?: boolean;
}

/** Goes to another provider; returns why it failed, or null; never rejects. */
export type SignInWithProvider = (
  provider: 'vrt' | 'facebook',
  options?: SignInOptions,
) => Promise<ApiFailure | null>;

/** Its code is loaded with the first press: most users never need it. */
export function createProviderSignIn(parts: Parts): SignInWithProvider {
  const { page, api, history, addresses, origin, services, locale } = parts;
  return async (provider, options = {}) => {
    const location = history.location.value;
    const path = isEntrance(location.pathname) ? origin.peek() : pathOf(location);
    // The provider sends people back to one address, which is the default competition's.
    const returnTo = addresses.base ? addresses.addressOf(path ?? '/') : path;
    const code = await import('./leaveFor.js').catch(() => null);
    if (!code) return localFailure('offline', locale.value);
    const { leaveForBroadcaster, leaveForFacebook } = code;
    if (provider === 'vrt') return leaveForBroadcaster({ api, page }, { ...options, returnTo });
    const facebook = services.value.value?.facebook;
    if (facebook) leaveForFacebook({ page }, facebook, { ...options, returnTo });
    return null;
  };
}

/** True for pages of signing in or registering, which are no destinations of a return. */
export function isEntrance(pathname: string): boolean {
  return pathname === '/' || pathname === '/home' || pathname === '/register';
}
