import type { Services } from '@euro/api-contract';
import type { ApiClient, ApiFailure, SharedState } from '@euro/platform';
import type { PortalHistory } from '../../portal/createHistory.js';
import { pathOf } from '../../portal/createHistory.js';
import type { Origin } from '../../portal/createOrigin.js';

interface Parts {
  readonly page: Window;
  readonly api: ApiClient;
  readonly history: Pick<PortalHistory, 'location'>;
  readonly origin: Origin;
  readonly services: SharedState<{ readonly value: Services | null }>;
}

interface Wish {
  readonly logInOnly?: boolean;
  readonly isSilent?: boolean;
}

/** Leaves for another provider, and answers why it could not, or null. Rejects when its code can't be had. */
export type SignInElsewhere = (provider: 'vrt' | 'facebook', wish?: Wish) => Promise<ApiFailure | null>;

/** What it takes comes with the first press: most people never do. */
export function createSignInElsewhere({ page, api, history, origin, services }: Parts): SignInElsewhere {
  return async (provider, wish = {}) => {
    const here = history.location.value;
    const returnTo = isEntrance(here.pathname) ? origin.peek() : pathOf(here);
    const { leaveForBroadcaster, leaveForFacebook } = await import('./leaveFor.js');
    if (provider === 'vrt') return leaveForBroadcaster({ api, page }, { ...wish, returnTo });
    const facebook = services.value.value?.facebook;
    if (facebook) leaveForFacebook({ page }, facebook, { ...wish, returnTo });
    return null;
  };
}

/** A page for signing in or registering: nobody wants to come back to it. */
export function isEntrance(pathname: string): boolean {
  return pathname === '/' || pathname === '/home' || pathname === '/register';
}
