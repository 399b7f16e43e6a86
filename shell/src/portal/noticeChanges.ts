import { createTranslator } from '@euro/platform/react';
import { skip } from 'rxjs';
import { frameTexts } from '../frame/frameTexts.js';
import type { Portal } from './createPortal.js';

/** Tells when the session runs out, and when the line goes and comes back. */
export function noticeChanges({
  notices,
  sessionEnds,
  state,
}: Pick<Portal, 'notices' | 'sessionEnds' | 'state'>): void {
  const t = (key: 'sessionExpired' | 'online' | 'offline') =>
    createTranslator(frameTexts, state.locale.value)(key);
  sessionEnds.subscribe((reason) => {
    if (reason === 'expired') notices.next({ tone: 'warning', text: t('sessionExpired') });
  });
  state.online.changes.pipe(skip(1)).subscribe((isOnline) => {
    notices.next(
      isOnline ? { tone: 'positive', text: t('online') } : { tone: 'warning', text: t('offline') },
    );
  });
}
