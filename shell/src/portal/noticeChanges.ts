import type { Notice } from '@euro/platform';
import type { PortalState } from '@euro/platform/host';
import { createTranslator } from '@euro/platform/react';
import { type Observer, skip } from 'rxjs';
import { portalTexts } from './portalTexts.js';

type Changes = Pick<PortalState, 'locale' | 'online'>;

/** Shows a notice when the connection is lost and comes back; returns what shows that the session expired. */
export function noticeChanges(
  notices: Pick<Observer<Notice>, 'next'>,
  { locale, online }: Changes,
): () => void {
  const show = (tone: Notice['tone'], key: 'sessionExpired' | 'online' | 'offline') =>
    notices.next({ tone, text: createTranslator(portalTexts, locale.value)(key) });
  online.changes.pipe(skip(1)).subscribe((isOnline) => {
    if (isOnline) show('positive', 'online');
    else show('warning', 'offline');
  });
  return () => show('warning', 'sessionExpired');
}
