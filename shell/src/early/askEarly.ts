import type { EarlyAnswer, EarlyCalls } from './earlyCall.js';

/**
 * The gateway writes this into the page, before everything else: asks the API for what the address needs while the portal's
 * scripts are loading. Its element says what: `data-lang`, `data-calls` (`competition matches`), and `data-member` when
 * somebody is signed in, whose session is renewed and whose teams are fetched; `data-search` names the competition in calls.
 */
const { lang = 'nl', calls = '', member, search = '' } = document.currentScript?.dataset ?? {};

async function ask(path: string, method = 'GET', token?: string): Promise<EarlyAnswer> {
  const answer = await fetch(`/api/${path}`, {
    method,
    headers: {
      Accept: 'application/json',
      'Accept-Language': lang,
      ...(token && { Authorization: token }),
    },
    signal: AbortSignal.timeout(15_000),
  });
  return { answer, at: performance.now(), lang, token };
}

const early: EarlyCalls = {};
globalThis.earlyCalls = early;
const nothing = () => undefined;
for (const path of calls.split(' ').map((call) => call + search))
  early[`GET /api/${path}`] = ask(path).catch(nothing);
if (member !== undefined) {
  const renew = () => ask('user/refresh', 'POST');
  // One tab at a time replaces the token in the cookie (`browserTabs`).
  const renewed = navigator.locks ? navigator.locks.request('em-refresh', renew) : renew();
  early['POST /api/user/refresh'] = renewed.catch(nothing);
  early[`GET /api/teams${search}`] = renewed
    .then(({ answer }) => answer.clone().json())
    .then(({ token }) => ask(`teams${search}`, 'GET', token))
    .catch(nothing);
}
