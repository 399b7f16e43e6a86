import type { Notice } from '@euro/platform';
import type { PortalState } from '@euro/platform/host';
import { createTranslator } from '@euro/platform/react';
import type { Observer } from 'rxjs';
import { portalTexts } from './portalTexts.js';

/** Returns a function that shows the notice of an expired session. */
export function noticeExpired(
  notices: Pick<Observer<Notice>, 'next'>,
  { locale }: Pick<PortalState, 'locale'>,
): () => void {
  return () =>
    notices.next({ tone: 'warning', text: createTranslator(portalTexts, locale.value)('sessionExpired') });
}
