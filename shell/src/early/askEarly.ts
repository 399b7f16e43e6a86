import type { EarlyAnswer, EarlyCalls } from './earlyCall.js';

/**
 * The gateway writes this into the page, before everything else: requests the address's data from the API while the
 * portal's scripts are loading. Attributes of its element: `data-lang`, `data-calls` (`competition matches`), and for
 * signed-in users `data-member` (`teams`): calls with their session, which is renewed first.
 */
const { lang = 'nl', calls = '', member } = document.currentScript?.dataset ?? {};

async function send(path: string, method = 'GET', token?: string): Promise<EarlyAnswer> {
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
const ignore = () => undefined;
const sendAll = (paths: string, token?: Promise<string>) => {
  for (const path of paths.split(' '))
    early[`GET /api/${path}`] = (token ? token.then((own) => send(path, 'GET', own)) : send(path)).catch(
      ignore,
    );
};
sendAll(calls);
if (member) {
  const renew = () => send('user/refresh', 'POST');
  // One tab at a time replaces the token in the cookie (`browserTabs`).
  const renewal = navigator.locks ? navigator.locks.request('em-refresh', renew) : renew();
  early['POST /api/user/refresh'] = renewal.catch(ignore);
  sendAll(
    member,
    renewal.then(({ answer }) => answer.clone().json()).then(({ token }) => token),
  );
}
