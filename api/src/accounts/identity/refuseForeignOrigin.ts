import type { Guard } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';

/**
 * Routes that act on a cookie alone take no calls from other sites. Browsers say in Sec-Fetch-Site or Origin where a
 * POST comes from; a client that sends neither is no browser and has no cookies of anybody else.
 */
export const refuseForeignOrigin: Guard<'origin-refused'> = {
  refuses: ['origin-refused'],
  check(http, { env }) {
    const origin = http.get('origin');
    if (origin === new URL(env.publicUrl).origin) return;
    const site = http.get('sec-fetch-site');
    if (site === 'same-origin' || site === 'none') return;
    const isOwnHost = URL.canParse(origin) && new URL(origin).host === http.get('host');
    if (site === '' && (origin === '' || isOwnHost)) return;
    throw new Refusal('origin-refused');
  },
};
