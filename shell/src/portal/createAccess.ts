import type { Notice } from '@euro/platform';
import { createApiClient, createChatClient, createSession, readCookie } from '@euro/platform/host';
import { premiumHere } from '../competition/premiumHere.js';
import { rememberedUser } from '../store/rememberUser.js';
import type { PageServices } from './createPageServices.js';

/** What follows when somebody signs in, and when the session ends. */
export type SessionEvents = Pick<Parameters<typeof createSession>[0], 'onStart' | 'onEnd'>;

/** The session, and the clients of API and chat that call in its name. */
export type Access = ReturnType<typeof createAccess>;

export function createAccess(
  { page, fetch, tabs, marker, storage, competition, preferences, notices, report }: PageServices,
  { onStart, onEnd }: SessionEvents,
) {
  const session = createSession({
    ...{ marker, tabs, onStart, onEnd },
    refresh: () => api.call('POST user/refresh', {}),
    remembered: rememberedUser(storage),
    present: (user) => premiumHere(user, competition.own?.slug ?? ''),
  });
  const base = '/api';
  const locale = () => preferences.locale.value;
  const api = createApiClient({
    ...{ base, fetch, locale, session },
    widgetUser: () => readCookie(page.document, 'widgetUser'),
    competition: competition.call,
    notices: { show: (notice: Notice) => notices.next(notice) },
  });
  const chat = createChatClient({
    ...{ base, fetch, locale, session, page },
    report: (error) => report(error, 'shell'),
  });
  return { session, api, chat };
}
